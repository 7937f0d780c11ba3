import { describe, expect, test } from "vitest";
import { readPosting } from "../src/read-posting.ts";

const requirementsOf = (posting: string) => readPosting(posting).requirements.filter(({ isJob }) => !isJob);
const asked = (posting: string): string[] => requirementsOf(posting).map(({ text }) => text);

describe("what a line that asks names is asked, in whichever of its clauses it stands", () => {
  test("behind the reason for it, with how well it is to be known", () => {
    const read = requirementsOf(
      "Front Office Manager\nYou speak Turkish and fluent English; as a good part of our guests comes from the Gulf, fluent Arabic is required.",
    );
    expect(read.find(({ text }) => text.includes("Arabic"))).toMatchObject({ kind: "language", level: "C1" });
  });

  test("where the words around it ask for nothing", () => {
    expect(asked("Buyer\nRequirements\n- no fear of Excel\n- five years in sales")).toContain("Excel");
  });

  test("but a people is no language", () => {
    const read = requirementsOf(
      "Lawyer\nRequirements\n- Drafting contracts, which our German clients sign in Ankara",
    );
    expect(read.filter(({ kind }) => kind === "language")).toEqual([]);
  });
});

describe("what is asked begins with its clause", () => {
  test("not with the word of asking", () => {
    expect(
      asked(
        "Freight clerk\nAbout a third of our shipments go by plane, so air freight experience is a must.",
      ),
    ).toContain("air freight experience is a must.");
    expect(asked("Driver\nSpanish pretty much a must, most drivers dont have english.").join()).toMatch(
      /^Spanish/,
    );
  });

  test("what others have before it isn't part of it", () => {
    expect(asked("Clerk\nOur team has many years of experience in freight.")).toEqual([]);
  });

  test("somebody may be meant by 'they'", () => {
    expect(
      asked(
        "Medical representative\nThey should be a university graduate, know English at intermediate level and be able to drive.",
      ).join(),
    ).toMatch(/English at intermediate level/);
    expect(
      asked(
        "Medical representative\nAs most of our customers are state bodies, they must know public procurement and prepare the bid paperwork themselves.",
      ).join(),
    ).toContain("public procurement");
  });
});

describe("an item of a list of demands asks", () => {
  test("when it names a tool, however it is worded", () => {
    expect(
      asked(
        "Growth marketer\nDesirable\n- Google Tag Manager\nYour tasks\n- Grow installs of our iOS app with Apple Search Ads",
      ),
    ).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Google Tag Manager$/),
        expect.stringMatching(/Search Ads/),
      ]),
    );
  });

  test("when it is a numbered clause in small letters, and is no heading", () => {
    const terms = asked(`Personnel officer
3. Candidates must
3.5. have five years in payroll;
3.6. know Labour Law No. 4857 well enough to apply it;
3.7. be able to report with pivot tables in Excel;
3.8. hold a category B driving licence.`).join("\n");
    expect(terms).toContain("Labour Law No. 4857");
    expect(terms).toContain("pivot tables");
    expect(terms).toContain("category B driving licence");
    expect(terms).not.toMatch(/^3\./m);
  });

  test("when it begins with a duty, however new its words are", () => {
    expect(
      asked(
        "Estimator\nWhat you will do\n- Price steel\n- Send RFIs to the consultant during the tender period, and price changes once we have the work",
      ).join(),
    ).toContain("RFIs");
  });

  test("and years with a part of them in a field say which", () => {
    expect(
      asked(
        "Trial coordinator\nWhat you bring\n- Five years or more as a trial coordinator, at least two of them in oncology",
      ).join(),
    ).toContain("oncology");
  });
});

describe("who comes first is asked for what puts them there", () => {
  test("though it is the company that gives preference", () => {
    const read = requirementsOf(
      "Solicitor\nWe will give preference to applicants with a master's degree in labour law, a pass in TOLES and some practice in writing privacy notices.",
    );
    expect(read.map(({ text }) => text).join()).toMatch(/master's degree.*TOLES.*privacy notices/);
    expect(read.every(({ importance }) => importance === "nice")).toBe(true);
  });

  test("though a law is named that postings mostly state", () => {
    const terms = asked(
      "Avukat\nTOLES sınavını geçmiş, KVKK kapsamında aydınlatma metinleri yazmış adaylara öncelik vereceğiz.\nKVKK kapsamında verileriniz altı ay saklanır.",
    ).join();
    expect(terms).toMatch(/TOLES.*aydınlatma metinleri/);
    expect(terms).not.toContain("saklanır");
  });
});

test("a Turkish certificate isn't cut within its name", () => {
  expect(
    asked(
      "Pastacı\nPastacılıkta en az 4 yıl çalışmış, ustalık belgesi ve hijyen eğitimi belgesi olan arkadaşlar başvursun.",
    ).join(),
  ).toContain("hijyen eğitimi belgesi");
});
