import { Visitor } from "oxc-parser";
import type { Finding, Rule } from "./source-tree.ts";

const MOCKS = new Set(["mock", "doMock"]);

/** Tests replace ports, which are honest work, and no modules. */
export const checkMocks: Rule = (tree) => {
  const findings: Finding[] = [];
  for (const { path, program } of tree.values()) {
    if (!program) continue;
    new Visitor({
      MemberExpression({ object, property }) {
        if (object.type !== "Identifier" || object.name !== "vi" || property.type !== "Identifier") return;
        if (MOCKS.has(property.name))
          findings.push({ path, problem: `vi.${property.name}: override a port` });
      },
    }).visit(program);
  }
  return findings;
};

/** The browser that comes with the install is a tool, of the journeys as of the product; a server that tests talk to is none of it. */
const isOfProduct = (specifier: string, target: string | null): boolean =>
  target
    ? !/^(?:tests|packages\/(?:chromium|test-servers))\//.test(target)
    : specifier.startsWith("@terzi/") && !/^@terzi\/(?:chromium|test-servers)\//.test(specifier);

/** The journeys know the product as its users do: by its pages and its documented paths. */
export const checkJourneys: Rule = (tree) =>
  [...tree.values()]
    .filter(({ path }) => path.startsWith("tests/"))
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ specifier, target }) => isOfProduct(specifier, target))
        .map(({ specifier }) => ({
          path,
          problem: `imports ${specifier}; a journey imports nothing of the product`,
        })),
    );
