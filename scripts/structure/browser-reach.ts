import type { Finding, Rule } from "./source-tree.ts";

const APP = /^apps\/(web|admin)\/src\//;
const SERVER_ONLY =
  /^(node:|@terzi\/(chromium|db|mail|payments|server)\b|@sparticuz\/|@fastify\/|(puppeteer-core|pg|kysely|fastify|docx|mammoth|nodemailer|stripe|openai)$)/;

/** Nothing that the apps run, however far down, needs Node, the database or the server. Types may come from anywhere. */
export const checkBrowserReach: Rule = (tree) => {
  const findings: Finding[] = [];
  const reachedFrom = new Map<string, string>();
  const queue = [...tree.keys()].filter((path) => APP.test(path));
  for (const path of queue) {
    for (const { specifier, target, isTypeOnly } of tree.get(path)?.imports ?? []) {
      if (isTypeOnly) continue;
      if (SERVER_ONLY.test(specifier)) {
        const from = reachedFrom.get(path);
        const reach = from ? `, and a web app reaches it from ${from}` : "";
        findings.push({ path, problem: `imports ${specifier}, which no browser has${reach}` });
      } else if (target && !APP.test(target) && !reachedFrom.has(target)) {
        reachedFrom.set(target, path);
        queue.push(target);
      }
    }
  }
  return findings;
};
