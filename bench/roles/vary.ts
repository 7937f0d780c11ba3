import type { Atom, Step } from "@terzi/cv-import/read/roles/head-atoms";
import { ROLES } from "@terzi/cv-import/read/roles/role-model";
import type { Random } from "../layouts/random.ts";
import type { Example } from "./examples.ts";
import { type Item, JOINTS, newTown } from "./vary-items.ts";
import { changeSchool, planSchools } from "./vary-schools.ts";

const [TITLE, EMPLOYER, PLACE] = [ROLES.indexOf("title"), ROLES.indexOf("employer"), ROLES.indexOf("place")];

/** What people write behind a title. */
const TAILS = [
  "EMEA",
  "Inbound",
  "Night Shift",
  "Wholesale",
  "Level II",
  "Grade 6",
  "North Region",
  "Maternity Cover",
  "Payments",
  "agency",
  "part time",
  "self-employed",
  "volunteer",
  "Second Line",
  "Platform",
  "Early Years",
  "acting",
  "Retail Banking",
  "Gece Vardiyası",
  "Kurumsal Satış",
  "Marmara Bölgesi",
  "vekaleten",
  "2. Kademe",
  "Dış Ticaret",
  "serbest",
  "yarı zamanlı",
  "Anadolu Yakası",
  "Proje Bazlı",
  "Okul Öncesi",
  "İhracat",
] as const;

/** What people were besides. */
const TITLES = [
  "Foreman",
  "Trainer",
  "Team Leader",
  "Deputy Manager",
  "Buyer",
  "Receptionist",
  "Tutor",
  "Şef",
  "Eğitmen",
  "Teknik Sorumlu",
  "Satış Temsilcisi",
  "Kasiyer",
] as const;

type Place = { step: Step; isInRow: boolean };

/** Where people set a town: the sign before it, and whether it shares the row of the name before it. */
const PLACES: readonly [Place, ...Place[]] = [
  { step: "comma", isInRow: true },
  { step: "slash", isInRow: true },
  { step: "bar", isInRow: true },
  { step: "bracket", isInRow: true },
  { step: "cell", isInRow: true },
  { step: "row", isInRow: false },
];

/**
 * The same section as somebody else might have set it: its towns elsewhere, behind another sign, with a district before
 * them, or none that a list knows; tails behind titles; title and employer the other way round. In all heads alike.
 */
export function vary(example: Example, random: Random): Example {
  const plan = {
    place: random.isLikely(0.5) ? random.pick(PLACES) : null,
    hasRegions: random.isLikely(0.35),
    isAfterEmployer: random.isLikely(0.8),
    isNew: random.isLikely(0.4),
    tails: random.isLikely(0.2) && example.kind === "work" ? 0.4 : 0,
    isSwapped: random.isLikely(0.25),
    schools: example.kind === "education" ? planSchools(random) : null,
  };
  const heads: Atom[][] = [];
  const roles: Example["roles"] = [];
  for (const [at, own] of example.roles.entries()) {
    const atoms = example.heads[at] ?? [];
    const items = own?.flatMap(([role, ...more], order): Item[] => {
      const atom = atoms[order];
      return role !== undefined && !more.length && atom ? [{ role, atom }] : [];
    });
    const made = items?.length === atoms.length ? change(items, plan, random) : null;
    heads.push(made ? made.map(({ atom }) => atom) : atoms);
    roles.push(made ? made.map(({ role }) => [role]) : null);
  }
  return { kind: example.kind, heads, roles };
}

type Plan = {
  place: Place | null;
  hasRegions: boolean;
  isAfterEmployer: boolean;
  isNew: boolean;
  tails: number;
  isSwapped: boolean;
  schools: ReturnType<typeof planSchools> | null;
};

function change(items: readonly Item[], plan: Plan, random: Random): Item[] {
  let made = [...items];
  if (plan.isSwapped) made = swapNames(made);
  if (plan.place) made = movePlace(made, { ...plan, place: plan.place }, random);
  if (random.isLikely(plan.tails)) made = addTail(made, random);
  if (plan.schools) made = changeSchool(made, plan.schools, random);
  const rows = [...new Set(made.map(({ atom }) => atom.row))].sort((one, other) => one - other);
  return made.map(({ atom, role }, at) => ({
    role,
    atom: {
      ...atom,
      row: rows.indexOf(atom.row),
      step: at ? (atom.step === "entry" ? "row" : atom.step) : "entry",
    },
  }));
}

const runOf = (items: readonly Item[], role: number): Item[] => items.filter((item) => item.role === role);

/** Only the words change places: the form stays that of the layout. */
function swapNames(items: readonly Item[]): Item[] {
  const [title, ...moreTitle] = runOf(items, TITLE);
  const [employer, ...moreEmployer] = runOf(items, EMPLOYER);
  if (!title || !employer || moreTitle.length || moreEmployer.length) return [...items];
  return items.map((item) => {
    if (item === title) return { role: EMPLOYER, atom: { ...item.atom, text: employer.atom.text } };
    if (item === employer) return { role: TITLE, atom: { ...item.atom, text: title.atom.text } };
    return item;
  });
}

function movePlace(items: readonly Item[], plan: Plan & { place: Place }, random: Random): Item[] {
  const own = runOf(items, PLACE);
  if (!own.length && !plan.isNew) return [...items];
  const towns = own.length && !plan.isNew ? own.map(({ atom }) => atom.text) : [newTown(random)];
  if (plan.hasRegions && towns.length === 1) {
    const first = random.isLikely(0.5) ? newTown(random) : `${newTown(random)} ${newTown(random)}`;
    towns.unshift(first);
  }
  const rest = items.filter(({ role }) => role !== PLACE);
  const behind = rest.findLastIndex(({ role }) => role === (plan.isAfterEmployer ? EMPLOYER : TITLE));
  const before = rest[behind];
  if (!before) return [...items];
  const { step, isInRow } = plan.place;
  const row = isInRow ? before.atom.row : before.atom.row + 0.5;
  const placed = towns.map((text, at): Item => {
    const sign = at ? "comma" : step;
    return {
      role: PLACE,
      atom: {
        ...before.atom,
        bold: isInRow && before.atom.bold,
        text,
        row,
        step: sign,
        joint: JOINTS[sign] ?? "",
      },
    };
  });
  return [...rest.slice(0, behind + 1), ...placed, ...rest.slice(behind + 1)];
}

function addTail(items: readonly Item[], random: Random): Item[] {
  const at = items.findLastIndex(({ role }) => role === TITLE);
  const title = items[at];
  if (!title) return [...items];
  const step = random.pick<Step>(["comma", "comma", "bracket", "slash"]);
  const tail: Item = {
    role: TITLE,
    atom: {
      ...title.atom,
      text: step === "slash" ? random.pick(TITLES) : random.pick(TAILS),
      step,
      joint: JOINTS[step] ?? "",
    },
  };
  return [...items.slice(0, at + 1), tail, ...items.slice(at + 1)];
}
