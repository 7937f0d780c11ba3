import { readdirSync, readFileSync } from "node:fs";
import { CareerProfile } from "@terzi/contracts/career";
import { detectLanguage } from "@terzi/language/detect-language";
import { readFacts } from "@terzi/tailoring/guard/facts/profile-facts";
import { readLine } from "@terzi/tailoring/guard/parse/read-line";
import { spansOf } from "@terzi/tailoring/guard/parse/spans";
import { guardLanguage } from "@terzi/tailoring/languages/guard-languages";
const T = "2026-11-22";
export function uncovered(text: string, facts: any, entries: any[], lang: any, one: boolean) {
  let best: any = null;
  for (const l of [
    guardLanguage(lang),
    ...(facts.language === guardLanguage(lang) ? [] : [facts.language]),
  ]) {
    const line = readLine(text, { language: l, names: facts.names });
    const s = spansOf(line);
    const tryIds = (ids: Set<string>) =>
      s.words
        .filter(
          (w) => !s.spans.some((p) => p.start <= w.start && p.end >= w.end && p.ids.some((i) => ids.has(i))),
        )
        .map((w) => text.slice(w.start, w.end));
    const idsOf = (f: any) => {
      const x = spansOf(f.line);
      return x.spans.flatMap((p: any) => [...p.ids, ...p.wider]);
    };
    const groups: Set<string>[] = [];
    for (const e of entries) {
      const h = e.heading.flatMap(idsOf);
      if (one) for (const t of e.texts) groups.push(new Set([...h, ...idsOf(t)]));
      else groups.push(new Set([...h, ...e.texts.flatMap(idsOf)]));
    }
    if (!one && entries.length > 1) groups.push(new Set(groups.flatMap((g) => [...g])));
    for (const g of groups) {
      const u = tryIds(g);
      if (!best || u.length < best.length) best = u;
    }
  }
  return best ?? ["?"];
}
let n = 0,
  c = 0;
const hist: any = {};
for (const f of readdirSync("bench/claims/near-lies"))
  for (const l of readFileSync("bench/claims/near-lies/" + f, "utf8").split("\n")) {
    const [a, b] = l.split(" => ");
    if (!b) continue;
    n++;
    const p = CareerProfile.parse({
      experiences: [
        { company: "Zet", position: "Eleman", startDate: "2019", endDate: "2021", responsibilities: [a] },
      ],
    });
    const F = readFacts(p, T);
    const u = uncovered(
      b,
      F,
      F.entries.filter((e) => e.place === "experiences.0"),
      detectLanguage(b),
      true,
    );
    hist[u.length] = (hist[u.length] ?? 0) + 1;
    if (!u.length && process.argv[2] === "near") console.log(l);
  }
console.log("near", hist);
for (const dir of ["bench/people", "../shared/data"]) {
  const P = JSON.parse(readFileSync(dir + "/F_people/profiles.json", "utf8")).map((x: any) =>
    readFacts(CareerProfile.parse(x), T),
  );
  const H: any = { true: {}, false: {} };
  for (const l of readFileSync(dir + "/F_people/claims.jsonl", "utf8")
    .trim()
    .split("\n")) {
    const x = JSON.parse(l);
    const F = P[x.profile];
    const [s, e] = x.place.split(":");
    const es =
      e === undefined
        ? F.entries
        : F.entries.filter((q: any) => q.place === (s === "experience" ? "experiences" : s) + "." + e);
    const u = uncovered(x.text, F, es, x.lang, false);
    const h = H[x.supported];
    h[u.length] = (h[u.length] ?? 0) + 1;
    if (process.argv[2] === "p" && dir.startsWith("bench"))
      console.log(x.supported ? "T" : "F", u.length, x.text, "|", u.join(", "));
  }
  console.log(dir, H);
}
