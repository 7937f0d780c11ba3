import { PROJECT_ROOT } from "./project.ts";
import { checkJourneys, checkMocks } from "./structure/bans.ts";
import { checkBrowserReach } from "./structure/browser-reach.ts";
import { checkCycles } from "./structure/cycles.ts";
import { checkLanguages } from "./structure/languages.ts";
import { checkLayers } from "./structure/layers.ts";
import { checkNames } from "./structure/names.ts";
import { checkPlaces } from "./structure/places.ts";
import { checkReach } from "./structure/reach.ts";
import { checkSizes } from "./structure/sizes.ts";
import { readTree } from "./structure/source-tree.ts";
import { checkTables } from "./structure/tables.ts";

/** The rules of the house that neither the types nor the linter nor Turborepo's boundaries can hold. */
const RULES = [
  checkNames,
  checkSizes,
  checkCycles,
  checkLanguages,
  checkPlaces,
  checkLayers,
  checkTables,
  checkReach,
  checkBrowserReach,
  checkJourneys,
  checkMocks,
];

const tree = readTree(PROJECT_ROOT);
const findings = RULES.flatMap((rule) => rule(tree));
for (const { path, problem, isWarning } of findings)
  process.stdout.write(`${isWarning ? "warning" : "error  "} ${path}: ${problem}\n`);

const errorCount = findings.filter(({ isWarning }) => !isWarning).length;
process.stdout.write(`${tree.size} files, ${errorCount} errors, ${findings.length - errorCount} warnings\n`);
process.exitCode = errorCount > 0 ? 1 : 0;
