import { fromCandidate } from "./europass-new.ts";
import { fromSkillsPassport } from "./europass-old.ts";
import type { ResumeFile } from "./resume-file.ts";
import { allNamed, readXmlTree } from "./xml-tree.ts";

/** A Europass CV, of either kind, as a JSON Resume; null for another XML. */
export function fromEuropassXml(xml: string): ResumeFile | null {
  const root = readXmlTree(xml);
  const [passport] = allNamed(root, "SkillsPassport");
  if (passport) return fromSkillsPassport(passport);
  const [candidate] = allNamed(root, "Candidate");
  return candidate ? fromCandidate(candidate) : null;
}
