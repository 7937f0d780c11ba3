// Plain JavaScript, so that a Node too old for TypeScript still gets as far as the message that says so.
import { refuseOldNode } from "./node-version.mjs";

refuseOldNode();
await import("./run-checks.ts");
