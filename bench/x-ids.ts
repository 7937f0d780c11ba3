import { readLine } from "@terzi/tailoring/guard/parse/read-line";
import { spansOf } from "@terzi/tailoring/guard/parse/spans";
import { guardLanguage } from "@terzi/tailoring/languages/guard-languages";
for (const [l, t] of [
  ["en", "Check the autoclave log every day and every Friday"],
  ["tr", "Boeing ve Airbus için braket işledi, SAP, Power BI, QGIS, ANSYS, TikTok"],
  ["en", "Led the hygiene team"],
  ["en", "Manage stock in SAP and Siemens NX"],
  ["tr", "Okulda Boğaziçi Üniversitesi, dekar başına 470 m³ düşürdük, Ekip yöneticisi"],
  ["en", "£6,000 a week; 78 bottles an hour; 3 minutes; monthly"],
  ["tr", "Ayda 6000 lira, saatte 78 şişe, haftada bir, her gün"],
] as const) {
  const line = readLine(t, { language: guardLanguage(l), names: new Set() });
  console.log(t);
  for (const s of spansOf(line).spans)
    console.log("   ", t.slice(s.start, s.end), s.ids.join(" "), "|", s.wider.join(" "));
  console.log(
    line.words.frequencies,
    line.words.numbers.map((n) => [n.value, n.unit, n.relation]),
  );
}
