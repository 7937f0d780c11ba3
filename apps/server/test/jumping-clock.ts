import { readFileSync } from "node:fs";

// Loaded before a process under test: at each SIGWINCH its clock goes as far ahead, or back, as a file says.
const RealDate = Date;
let aheadMs = 0;
const now = (): number => RealDate.now() + aheadMs;

globalThis.Date = new Proxy(RealDate, {
  construct: (date, args, asked) => Reflect.construct(date, args.length ? args : [now()], asked),
  get: (date, name) => (name === "now" ? now : Reflect.get(date, name)),
});

process.on("SIGWINCH", () => {
  aheadMs = Number(readFileSync(process.env.CLOCK_FILE ?? "", "utf8"));
});
