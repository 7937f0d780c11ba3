// Plain JavaScript, so that a Node too old for TypeScript still gets as far as the message that says so.
import { refuseOldNode } from "./node-version.mjs";
import { beginWithTightMemory } from "./tight-memory.mjs";

refuseOldNode();
beginWithTightMemory();
await import("./start-product.ts");
