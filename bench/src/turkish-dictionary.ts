import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { FsmMorphologicalAnalyzer } from "nlptoolkit-morphologicalanalysis";

/** A root of the dictionary, with its marks. */
export type Root = { text: string; isVerb: boolean };

/** Loads the dictionary. The roots of a word in lower case are all that any analysis of it gives; none for unknown words. */
export function openDictionary(): (word: string) => Root[] {
  const folder = dirname(dirname(fileURLToPath(import.meta.resolve("nlptoolkit-morphologicalanalysis"))));
  const before = process.cwd();
  // It looks for its own files in the folder from which the process was started.
  process.chdir(folder);
  const analyzer = new FsmMorphologicalAnalyzer();
  process.chdir(before);
  return (word) => {
    const parses = analyzer.morphologicalAnalysis(word);
    const roots = new Map<string, Root>();
    for (let at = 0; at < parses.size(); at++) {
      const parse = parses.getFsmParse(at);
      const text = parse.getWord().getName();
      const isVerb = parse.getRootPos() === "VERB";
      roots.set(`${text} ${isVerb}`, { text, isVerb });
    }
    return [...roots.values()];
  };
}
