import { annotate } from "./src/lexicon/annotate.ts";
for (const t of process.argv.slice(3)) { const a = annotate(t, process.argv[2] as "tr"); console.log(t, "\n  ", a.words.map((w) => `${w.key}=${w.own ?? ""}[${w.roots}]${w.telling.toFixed(2)}`).join("  "), "\n  ", a.named.map((n) => `${n.concept.id}(${n.concept.kind}) ${n.from}-${n.to}`).join(", ")); }
