import { config } from "zod";

// zod speeds itself up by compiling code, which the content security policy forbids and browsers report.
config({ jitless: true });
