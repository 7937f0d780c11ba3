import { describe, expect, test } from "vitest";
import { readPosting } from "../src/read-posting.ts";

const asked = (posting: string) =>
  readPosting(posting)
    .requirements.filter(({ isJob }) => !isJob)
    .map(({ text }) => text)
    .join(" | ");

describe("a sentence that asks is read from its first word", () => {
  test("who is sought with what is asked for with it", () => {
    const read = asked(
      "Osteopath\n\nWe are looking for someone with a degree in osteopathy and current GOsC registration, at least three years in practice, and experience of cranial work.",
    );
    expect(read).toContain("degree in osteopathy");
    expect(read).toContain("GOsC registration");
  });

  test("who is sought and no more asks nothing by that", () => {
    expect(
      asked("Osteopath\n\nWe are looking for an experienced osteopath.\n\n- Cranial work\n- Home visits"),
    ).not.toContain("looking for");
  });

  test("after a please", () => {
    const read = asked(
      "Bookbinder\n\nOur workshop is above a bakery.\n\nPlease bring vocational schooling in bookbinding, a finisher's certificate at level 3 and at least six years at a bench, some of them with vellum.",
    );
    expect(read).toContain("vocational schooling in bookbinding");
    expect(
      asked("Bookbinder\n\n- Gilding\n- Vellum\n\nPlease ring Ms Odell with your questions."),
    ).not.toContain("Odell");
  });

  test("an item of a list of requirements, though no rule knows its form", () => {
    expect(
      asked(
        "Kongre Uzmanı\n\nAranan nitelikler:\n- Cvent veya Eventbrite gibi kayıt platformları\n- İyi İngilizce",
      ),
    ).toContain("Cvent");
  });

  test("a bare thing among items that surely ask, where no heading is known", () => {
    const read = asked(
      "Gıda Mühendisi\n\nSüt sektöründe en az beş yıl\nISO 22000 iç tetkikçi belgesi\nRaf ömrü bilgisi\nHijyen eğitimi belgesi\nVardiyaya uyum\nB sınıfı ehliyet",
    );
    expect(read).toContain("ISO 22000 iç tetkikçi belgesi");
    expect(read).toContain("Hijyen eğitimi belgesi");
  });

  test("the work told in prose in front of a list of demands", () => {
    const read = asked(
      `Tram controller

You regulate the tram service with the ITCS and talk to drivers by radio. You prepare the rosters for the following month in HASTUS. You certify new drivers as a driver assessor.

What you need
${["a driving licence", "two years in a control room", "knowledge of signalling", "a first aid certificate", "experience of shift work", "fluent English", "good Excel", "a railway medical"].map((item) => `- ${item}`).join("\n")}`,
    );
    expect(read).toContain("HASTUS");
    expect(read).toContain("driver assessor");
  });
});
