import { describe, expect, it } from "vitest";
import { at, heading, person, school } from "./drawn-parts.ts";
import { read } from "./read-drawn.ts";

const work = heading("Work experience", 110);
const names = async (...lines: Parameters<typeof read>[0]) => {
  const { experiences } = await read([...person, work, ...lines, ...school]);
  return experiences.map(({ position, company }) => [position, company]);
};

describe("telling a part of a house from titles and employers", () => {
  it("sets it aside behind each title of a section that has one behind each", async () => {
    expect(
      await names(
        at(40, 130, "The Royal Mint", { bold: true }),
        at(40, 143, "Security Technician, Early Years"),
        at(40, 156, "Jun 2017 - May 2020"),
        at(40, 169, "• Planned fairs, shoots and samples"),
        at(40, 195, "Bluebell Ventures", { bold: true }),
        at(40, 208, "Carer, Service Desk"),
        at(40, 221, "Mar 2016 - Mar 2017"),
        at(40, 234, "• Measured what worked and stopped the rest"),
      ),
    ).toEqual([
      ["Security Technician", "The Royal Mint"],
      ["Carer", "Bluebell Ventures"],
    ]);
  });

  it("leaves it in a title where the section's others have none", async () => {
    expect(
      await names(
        at(40, 130, "The Royal Mint", { bold: true }),
        at(40, 143, "Vice President, Marketing"),
        at(40, 156, "Jun 2017 - May 2020"),
        at(40, 169, "• Planned fairs, shoots and samples"),
        at(40, 195, "Bluebell Ventures", { bold: true }),
        at(40, 208, "Accountant"),
        at(40, 221, "Mar 2016 - Mar 2017"),
        at(40, 234, "• Measured what worked and stopped the rest"),
      ),
    ).toEqual([
      ["Vice President, Marketing", "The Royal Mint"],
      ["Accountant", "Bluebell Ventures"],
    ]);
  });

  it("takes none for the employer of a further title below the house", async () => {
    expect(
      await names(
        at(40, 130, "EUROPEAN PATENT OFFICE"),
        at(40, 143, "Logistics Clerk, EMEA (2021 - Present)", { bold: true }),
        at(40, 156, "• Translated patents of all kinds"),
        at(40, 169, "Freelance Translator, Wholesale (2020 - 2021)", { bold: true }),
        at(40, 182, "• Subtitled 26 films, three of them shown at festivals"),
        at(40, 208, "EVERGREEN S.A."),
        at(40, 221, "Junior Translator, Service Desk (2014 - 2015)", { bold: true }),
        at(40, 234, "• Checked the work of five freelancers"),
      ),
    ).toEqual([
      ["Logistics Clerk", "EUROPEAN PATENT OFFICE"],
      ["Freelance Translator", "EUROPEAN PATENT OFFICE"],
      ["Junior Translator", "EVERGREEN S.A."],
    ]);
  });

  it("takes a president's office for no title", async () => {
    expect(
      await names(
        at(40, 130, "Kuzey Yazılım", { bold: true }),
        at(105, 130, ", Scrum Master"),
        at(40, 143, "Bilgi İşlem Daire Başkanlığı, 2022-01 - halen"),
        at(40, 156, "• Kod inceleme sürecini kurdum"),
        at(40, 182, "Paraf Ödeme", { bold: true }),
        at(105, 182, ", Backend Geliştirici"),
        at(40, 195, "Acil Servis, 2020-06 - 2022-01"),
        at(40, 208, "• Beş kişilik ekibin liderliğini yaptım"),
      ),
    ).toEqual([
      ["Scrum Master", "Kuzey Yazılım"],
      ["Backend Geliştirici", "Paraf Ödeme"],
    ]);
  });
});
