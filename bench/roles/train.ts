import { STEPS } from "@terzi/cv-import/read/roles/head-atoms";
import { roleFeatures, UNKNOWN } from "@terzi/cv-import/read/roles/role-features";
import { expectRoles, type Links, ROLES } from "@terzi/cv-import/read/roles/role-model";
import { openRandom, type Random } from "../layouts/random.ts";
import { type Example, KNOWN_OF } from "./examples.ts";
import { vary } from "./vary.ts";

export type Model = {
  weights: Map<string, number[]>;
  links: Links & { transitions: number[]; presence: number[] };
};

const blank = (count: number, value = 0): number[] => Array<number>(count).fill(value);

export const scoresIn = (features: readonly string[], { weights }: Model): number[] => {
  const scores = blank(ROLES.length);
  for (const feature of features)
    for (const [role, weight] of (weights.get(feature) ?? []).entries())
      scores[role] = (scores[role] ?? 0) + weight;
  return scores;
};

const RATE = 0.15;
const DECAY = 1e-4;
const FIRST_SQUARE = 1e-2;
/** A feature of fewer atoms teaches nothing of others. */
const FEWEST = 4;

/** Strangers' names stand in no list: so many of the learned atoms, and whole sections, are taken for such. */
const HIDDEN = { sections: 0.5, atoms: 0.35 };

/** How many sections are learned from as somebody else might have set them. */
const VARIED = 0.6;

type Seen = { features: string[][][]; example: Example };

/** What is seen of an example; some of its atoms as if no list knew their words. */
function look(made: Example, random: Random): Seen {
  const example = random.isLikely(VARIED) ? vary(made, random) : made;
  const share = random.isLikely(HIDDEN.sections) ? HIDDEN.atoms : 0;
  const heads = example.heads.map((atoms) => ({
    atoms,
    known: atoms.map((atom) => (random.isLikely(share) ? UNKNOWN : KNOWN_OF[made.kind](atom))),
  }));
  return { features: roleFeatures(heads), example };
}

/** Each takes six bytes of the repository. */
const MOST_FEATURES = 8_000;

/** Learns twice: with all features, and then with those that told most. */
export function learn(examples: readonly Example[]): Model {
  const { weights } = train(examples, { rounds: 4 });
  const tells = (own: readonly number[]): number => Math.max(...own) - Math.min(...own);
  const telling = [...weights]
    .sort(([, one], [, other]) => tells(other) - tells(one))
    .slice(0, MOST_FEATURES);
  return train(examples, { rounds: 8, kept: new Set(telling.map(([feature]) => feature)) });
}

/**
 * Learns by AdaGrad (Duchi, Hazan & Singer 2011) on the likelihood of the roles, in an order drawn from a fixed seed.
 */
function train(
  examples: readonly Example[],
  { rounds, kept }: { rounds: number; kept?: ReadonlySet<string> },
): Model {
  const random = openRandom(7);
  const links = ROLES.length * ROLES.length * STEPS.length;
  // The subject of a degree may stand behind the school.
  const mayReturn = examples[0]?.kind === "education";
  const model: Model = {
    weights: new Map(),
    links: { transitions: blank(links), presence: blank(8), mayReturn },
  };
  const squares: Model = {
    weights: new Map(),
    links: { transitions: blank(links, FIRST_SQUARE), presence: blank(8, FIRST_SQUARE), mayReturn },
  };
  const counts = new Map<string, number>();
  for (const example of examples)
    for (const feature of look(example, random).features.flat(2))
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
  for (const [feature, count] of counts) {
    if (count < FEWEST || (kept && !kept.has(feature))) continue;
    model.weights.set(feature, blank(ROLES.length));
    squares.weights.set(feature, blank(ROLES.length, FIRST_SQUARE));
  }
  for (let round = 0; round < rounds; round++)
    for (const example of random.shuffle(examples)) learnFrom(look(example, random), model, squares);
  return model;
}

function learnFrom({ features, example }: Seen, model: Model, squares: Model): void {
  for (const [at, roles] of example.roles.entries()) {
    const atoms = example.heads[at] ?? [];
    const seen = features[at] ?? [];
    if (!roles || atoms.length < 2) continue;
    const steps = atoms.map(({ step }) => step);
    const scores = seen.map((own) => scoresIn(own, model));
    const held = scores.map((own, order) =>
      own.map((score, role) => (roles[order]?.includes(role) ? score : Number.NEGATIVE_INFINITY)),
    );
    const free = expectRoles({ scores, steps }, model.links);
    const told = expectRoles({ scores: held, steps }, model.links);
    for (const [order, own] of seen.entries()) {
      const wanted = ROLES.map((_, role): [number, number] => [
        role,
        (told.roles[order]?.[role] ?? 0) - (free.roles[order]?.[role] ?? 0),
      ]);
      for (const feature of own) climb(model.weights.get(feature), squares.weights.get(feature), wanted);
    }
    const pairs = new Set([...told.pairs.keys(), ...free.pairs.keys()]);
    climb(
      model.links.transitions,
      squares.links.transitions,
      [...pairs].map((pair) => [pair, (told.pairs.get(pair) ?? 0) - (free.pairs.get(pair) ?? 0)]),
    );
    climb(
      model.links.presence,
      squares.links.presence,
      told.presence.map((share, set) => [set, share - (free.presence[set] ?? 0)]),
    );
  }
}

function climb(
  weights: number[] | undefined,
  squares: number[] | undefined,
  wanted: Iterable<[number, number]>,
): void {
  if (!weights || !squares) return;
  for (const [at, more] of wanted) {
    if (Math.abs(more) < 1e-6) continue;
    const slope = more - DECAY * (weights[at] ?? 0);
    squares[at] = (squares[at] ?? 0) + slope * slope;
    weights[at] = (weights[at] ?? 0) + (RATE * slope) / Math.sqrt(squares[at]);
  }
}
