import { click, fill, joinBrowser, see } from "./browser.ts";
import { openBrowser } from "./browser.ts";
import { call } from "./call.ts";
import { enrol } from "./enrol.ts";
import { startLyingModel } from "./lying-model.ts";
import { words } from "./main-job-words.ts";
import { startProduct } from "./product.ts";
import { settle, visit } from "./visit.ts";
import { readFileSync } from "node:fs";
const P = JSON.parse(readFileSync("/work/main/bench/people/eighteenth/F_people/profiles.json","utf8"));
const rows = readFileSync("/work/main/bench/people/eighteenth/F_people/postings.jsonl","utf8").trim().split("\n").map((l)=>JSON.parse(l));
const MAP: Record<string,string> = {
 "Brought duplicate accounts down from 18% to 3% in nine months":"Slashed duplicate accounts from 18% to 3% within nine months, delighting sales",
 "Manage profiles, permission sets, sharing rules and new-user setup":"Administer profiles, permission sets, sharing rules and the setup of new users",
 "Load and clean data with Data Loader and Excel":"Keep the data clean with Data Loader and Excel, loading it myself",
 "Teach a 90-minute onboarding class for new hires each month":"Run a monthly 90-minute onboarding class for newcomers",
 "Logged 212 UAT defects, 9 of them blocking":"Logged 212 UAT defects, 19 of them blocking",
};
const model = await startLyingModel((t)=>MAP[t]??null,{asked:"Salesforce",line:"Load and clean data with Data Loader and Excel"} as any);
const product = await startProduct({ env: model.env });
const browser = await openBrowser();
const ada = await enrol(browser, product.url, { firstName: "Ada", email: "ada@example.com" });
const r = rows.find((x)=>x.id==="bp07");
await call(ada.page,"POST","/api/career-data",P[r.profile]);
for (const language of ["en","tr"] as const) {
  const say = words[language]; const {page}=ada;
  await call(page, "PATCH", "/api/user/language", { language });
  await page.setViewport({width:1440,height:900});
  await visit(page, `${product.url}/generate`);
  await fill(page, say.posting, r.posting);
  await fill(page, say.jobTitle, "Salesforce Administrator");
  await click(page, say.continue, "button");
  await click(page, say.generate, "button");
  await see(page, say.matchScore); await settle(page);
  await page.screenshot({path:`/tmp/offers-${language}.png` as any,fullPage:true});
  await page.keyboard.press("j"); await new Promise(r=>setTimeout(r,800));
  await page.screenshot({path:`/tmp/offers-${language}-j.png` as any,fullPage:true});
}
await browser.close(); await product.stop(); await model.stop(); process.exit(0);
