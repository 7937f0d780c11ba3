import { CareerProfile } from "@terzi/contracts/career";
import { CvOrder } from "@terzi/contracts/cv";
import { expect, test } from "vitest";
import { tailor } from "../src/tailor.ts";
import { localWriter } from "../src/writing/local-writer.ts";

type Input = Parameters<typeof CareerProfile.parse>[0];

async function cvOf(profile: Input, order: Partial<CvOrder> = {}) {
  const { content, leftOut } = await tailor({
    order: CvOrder.parse({ jobTitle: "x", jobPosting: "Harbour pilot wanted.", ...order }),
    profile: CareerProfile.parse(profile),
    writer: localWriter,
    countPages: async () => 1,
    today: "2026-11-21",
    readerLanguage: "en",
  });
  const { technical, soft } =
    typeof content.skills === "string" ? { technical: [], soft: [] } : content.skills;
  const jobs = typeof content.workExperience === "string" ? [] : content.workExperience;
  return { content, technical, soft, jobs, summary: content.summary, leftOut };
}

const BAKER = { company: "Lorne Mill", position: "Baker", startDate: "2016-01", endDate: "present" };

test("a skill isn't asked for because its letters are in a word of what is", async () => {
  const { technical } = await cvOf(
    {
      experiences: [{ ...BAKER, responsibilities: ["Excellent record of kneading rye dough by hand"] }],
      skills: { technical: ["Excel", "Type", "Kneading"] },
    },
    { jobPosting: "Baker\nRequirements:\n- Kneading rye dough by hand\n- Record keeping" },
  );
  expect(technical[0]).toBe("Kneading");
});

test("a line with nothing to read in it helps nothing and holds nothing up", async () => {
  const { jobs } = await cvOf(
    { experiences: [{ ...BAKER, description: "\u0301", responsibilities: ["Baked rye bread"] }] },
    { jobPosting: "Baker\nRequirements:\n- Rye bread" },
  );
  expect(jobs).toHaveLength(1);
});

test("a skill, a line and a job that the profile has twice stand once", async () => {
  const job = { ...BAKER, responsibilities: ["Baked rye bread", "Cleaned the ovens", "Baked rye bread"] };
  const { technical, soft, jobs } = await cvOf({
    experiences: [job, job],
    skills: { technical: ["Power Tools", "Forklift", "power tools"], soft: ["Patience", "patience"] },
  });
  expect(technical).toEqual(["Power Tools", "Forklift"]);
  expect(soft).toEqual(["Patience"]);
  expect(jobs.map(({ responsibilities }) => responsibilities)).toEqual([
    ["Baked rye bread", "Cleaned the ovens"],
  ]);
});

test("a wall of skills is cut to those that a reader takes in, and what went can be taken back", async () => {
  const technical = Array.from({ length: 34 }, (_, at) => `Loaf number ${at + 1}`);
  const cut = await cvOf({ experiences: [BAKER], skills: { technical } });
  expect(cut.technical).toEqual(technical.slice(0, 20));
  expect(cut.leftOut).toHaveLength(14);
  const long = await cvOf({ experiences: [BAKER], skills: { technical } }, { length: "long" });
  expect(long.technical).toHaveLength(34);
});

test("the title over the imported CV, and headings, don't stand again at its end", async () => {
  const additionalInfo = "BAKER\nAdditional Information\nClean driving licence";
  const { content } = await cvOf({ experiences: [BAKER], additionalInfo });
  expect(content.additionalInfo).toBe("Clean driving licence");
});

test.each([
  "Culinary professional seeking employment in a professional kitchen to further experience.",
  "Possess positive attitude, strong organizational skills and attention to detail.",
  "Strengths - excellent communication skills, strong problem solving skills.",
  "Sound work ethic, capable of working independently or in a team environment.",
])("a wish, or praise that nobody asked for, takes no fact's place: %s", async (sentence) => {
  const { summary } = await cvOf({ summary: `${sentence} Bakes rye bread.`, experiences: [BAKER] });
  expect(summary).toBe("Baker with 10 years of experience, currently at Lorne Mill. Bakes rye bread.");
});

// The panel counts the same: nobody gains months that they didn't tell of.
test.each([
  ["2018", "2020", "2 years"],
  ["2018-01", "2020", "2 years"],
  ["2018", "2020-12", "2 years"],
  ["2018-01", "2020-12", "3 years"],
])("of a job from %s to %s no more is told than it surely lasted", async (startDate, endDate, years) => {
  const { summary } = await cvOf({ experiences: [{ ...BAKER, startDate, endDate }] });
  expect(summary).toContain(`${years} of experience`);
});

test("what somebody didn't do is no line of a CV, unless it is good to lack; in their own words all stands", async () => {
  const responsibilities = [
    "Kneaded rye dough by hand",
    "I didn't order the flour",
    "Had no accidents in ten years",
    "Kasayı saymadım",
    "Hiç sipariş kaçırmadım",
  ];
  const { jobs, leftOut } = await cvOf({ experiences: [{ ...BAKER, responsibilities }] });
  expect(jobs[0]?.responsibilities).toHaveLength(3);
  expect(leftOut.map(({ text }) => text)).toEqual(["I didn't order the flour", "Kasayı saymadım"]);
  const strict = await cvOf({ experiences: [{ ...BAKER, responsibilities }] }, { generationMode: "strict" });
  expect(strict.jobs[0]?.responsibilities).toHaveLength(5);
});

test("a title and an employer are told without what stands beside the name", async () => {
  const job = { ...BAKER, position: "Baker (remote, part-time)", company: "Lorne Mill, Leeds , Yorkshire" };
  const { summary } = await cvOf({ experiences: [job] });
  expect(summary).toBe("Baker with 10 years of experience, currently at Lorne Mill.");
});

test("a tool that the person's own words name is not told again with its version", async () => {
  const technical = ["HTML5", "CSS3", "jQuery", "Photoshop"];
  const { summary } = await cvOf(
    { summary: "Builds the pages of a bakery in HTML and CSS.", experiences: [BAKER], skills: { technical } },
    { jobPosting: `Web designer\nRequirements:\n${technical.map((one) => `- ${one}`).join("\n")}` },
  );
  expect(summary).not.toContain("HTML5");
  expect(summary).toContain("jQuery and Photoshop");
});

test("when a school began isn't told a second time under further information", async () => {
  const education = [{ institution: "Anadolu Üniversitesi", degree: "Önlisans", field: "Fırıncılık" }];
  const additionalInfo = "Anadolu Üniversitesi: 2020 – 2022\n2018 – 2022\nClean driving licence";
  const { content } = await cvOf({ experiences: [BAKER], education, additionalInfo });
  expect(content.additionalInfo).toBe("Clean driving licence");
});

test("what else has a period in it stays under further information", async () => {
  const additionalInfo = "Red Cross: 2020 – 2022";
  const { content } = await cvOf({ experiences: [BAKER], additionalInfo });
  expect(content.additionalInfo).toBe(additionalInfo);
});

test.each([
  "Trained on the Edgenuity Program",
  "Crosby Certify and knowledge of",
  "Functional",
  "NT 4 0",
  "rye expert",
])("a piece of a sentence among the skills isn't told as one: %s", async (piece) => {
  const { summary } = await cvOf(
    { experiences: [BAKER], skills: { technical: [piece, "Sourdough", "Rye bread", "Lamination"] } },
    { jobPosting: `Baker\nRequirements:\n- ${piece}\n- Sourdough\n- Rye bread\n- Lamination` },
  );
  expect(summary.toLowerCase()).not.toContain(piece.toLowerCase());
  expect(summary.toLowerCase()).toContain("sourdough");
});

test("a wish at the end of a sentence goes, what it tells stays", async () => {
  const { summary } = await cvOf({
    summary: "Bakes rye bread by hand, seeks a similar role to grow with a rewarding company.",
    experiences: [BAKER],
  });
  expect(summary).toContain("Bakes rye bread by hand.");
  expect(summary).not.toContain("rewarding");
});

test("a word that names no skill by itself stands behind those that do", async () => {
  const { technical } = await cvOf(
    { experiences: [BAKER], skills: { technical: ["Basic", "Functional", "Sourdough"] } },
    { jobPosting: "Baker\nRequirements:\n- Basic functional knowledge of baking" },
  );
  expect(technical).toEqual(["Sourdough", "Basic", "Functional"]);
});
