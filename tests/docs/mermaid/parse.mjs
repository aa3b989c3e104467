// Parses diagrams with Mermaid. Reads [{"where": …, "text": …}] and prints a line for each that does not parse.
import { readFileSync } from "node:fs";
import { JSDOM } from "jsdom";

const { window } = new JSDOM("");
globalThis.window = window;
globalThis.document = window.document;
const { default: mermaid } = await import("mermaid");

for (const { where, text } of JSON.parse(readFileSync(0, "utf8"))) {
    try {
        await mermaid.parse(text);
    } catch (error) {
        console.log(`${where}: mermaid: ${error.message.replaceAll("\n", "\n    ")}`);
    }
}
