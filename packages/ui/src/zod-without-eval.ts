// zod speeds itself up by compiling code, which the content security policy forbids and browsers report. It looks here
// when its first schema is built: this comes before every other import of an app, and brings no zod along.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
