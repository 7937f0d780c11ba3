/** Makers whose name people leave out: "Excel" is "Microsoft Excel". */
const MAKERS =
  /^(?:Microsoft|Adobe|Oracle|Apache|Autodesk|Atlassian|Amazon Web Services|Amazon|Google|IBM|Intuit|Apple|ESRI|Dassault Systemes|The MathWorks|Bentley|Trimble|Red Hat|Cisco|Henry Schein|Kronos)\s+/;

/** "Hypertext markup language HTML": the short name at the end is what people write. */
const ACRONYM = /\s([A-Z][A-Z0-9/.+#]{1,6})$/;

const LEAST_OCCUPATIONS = 3;

/** tanova's other groups (strategy, finance …) call neighbouring things by one name, which is too coarse to judge by. */
const TECHNOLOGIES =
  /language|frontend|backend|database|devops|cloud|data_infra|testing|mobile|design_tools|^tools$/;

const cleanName = (name: string): string => name.replace(/\s+(?:software|system|systems|tools)$/i, "").trim();

/** "name|other names|category" for each tool of O*NET that several occupations use, then tanova's technologies. */
export function readTools(onet: Record<string, unknown>[], tanova: Record<string, unknown>[]): string[] {
  const lines: string[] = [];
  for (const row of onet) {
    if (Number(row.occupations) < LEAST_OCCUPATIONS) continue;
    const name = cleanName(String(row.name));
    if (name.length > 40) continue;
    const others = new Set<string>();
    const bare = name.replace(MAKERS, "");
    if (bare !== name) others.add(bare);
    const acronym = ACRONYM.exec(bare)?.[1];
    if (acronym) others.add(acronym).add(bare.slice(0, -acronym.length).trim());
    const category = cleanName(String(row.category)).replace(/\s+software$/, "");
    lines.push([name, [...others].join(","), category].join("|"));
  }
  for (const row of tanova) {
    if (!TECHNOLOGIES.test(String(row.subcategory))) continue;
    const aliases = Array.isArray(row.aliases) ? row.aliases.map(String) : [];
    lines.push([String(row.name), aliases.join(","), `=${String(row.subcategory)}`].join("|"));
  }
  return [...new Set(lines)].sort();
}
