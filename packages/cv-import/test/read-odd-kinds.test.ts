import { describe, expect, it } from "vitest";
import { readCvText } from "../src/read-cv.ts";
import type { Drawn } from "./draw-pdf.ts";
import { jobs, read } from "./read-drawn.ts";

const at = (x: number, y: number, text: string, more: Partial<Drawn> = {}): Drawn => ({
  text,
  x,
  y,
  ...more,
});
const heading = (text: string, y: number, x = 40): Drawn => ({ text, x, y, size: 14, bold: true });
const person = [at(40, 50, "Beatriz Neves", { size: 22 }), at(40, 72, "bea@example.org")];

describe("reading kinds of CVs that strangers wrote", () => {
  it("gives a card the dates that stand below its points", async () => {
    const card = (y: number, title: string, employer: string, point: string, dates: string) => [
      at(40, y, title, { bold: true }),
      at(40, y + 14, employer),
      at(40, y + 28, `• ${point}`),
      at(40, y + 42, dates, { size: 8 }),
    ];
    const profile = await read([
      ...person,
      heading("Work experience", 110),
      ...card(
        130,
        "Window Stylist",
        "Hollis and Wren",
        "Dressed 46 windows in two seasons",
        "May 2022 - Present",
      ),
      ...card(
        200,
        "Sales Assistant",
        "Tilly's Homeware",
        "Laid out the summer table",
        "June 2017 - April 2022",
      ),
      heading("Skills", 280),
      at(40, 300, "Planograms, lighting"),
    ]);
    expect(jobs(profile)).toEqual([
      ["Window Stylist", "Hollis and Wren", "May 2022", "Present"],
      ["Sales Assistant", "Tilly's Homeware", "June 2017", "April 2022"],
    ]);
    expect(profile.experiences[0]?.responsibilities).toEqual(["Dressed 46 windows in two seasons"]);
  });

  it("reads a form of two labels a row by its rows", async () => {
    const row = (y: number, ...texts: string[]) => texts.map((text, order) => at(40 + order * 120, y, text));
    const profile = await read([
      heading("PERSONEL BİLGİ FORMU", 50),
      ...row(80, "Adı Soyadı", "Nurcan Eker", "Medeni Hali", "Evli"),
      ...row(96, "Doğum Yeri", "Konya", "Sürücü Belgesi", "B"),
      ...row(112, "Telefon", "0507 555 01 62", "E-posta", "nurcan@example.org"),
      ...row(128, "Adres", "Ereğli", "Askerlik Durumu", "Muaf"),
      heading("ÇALIŞTIĞI İŞYERLERİ (Son işyerinden başlayarak)", 160),
      ...row(180, "İşyerinin Adı", "Görevi", "Giriş Tarihi", "Çıkış Tarihi"),
      ...row(196, "Şifa Hastanesi", "Hemşire", "03.07.2013", "01.08.2016"),
    ]);
    expect(profile.personalInfo).toMatchObject({ name: "Nurcan Eker", email: "nurcan@example.org" });
    expect(jobs(profile)).toEqual([["Hemşire", "Şifa Hastanesi", "03.07.2013", "01.08.2016"]]);
  });

  it("puts a name together from a form that asks for its parts", () => {
    const profile = readCvText(
      "Surname: Nkosana\nFirst name: Thabo\nE-mail: thabo@example.org\n\nEmployment history\n\nShift Boss, Rustkop Platinum, 2012 - 2016\n\nEducation\n\nTshwane Technical College, 2011\n",
    );
    expect(profile.personalInfo.name).toBe("Thabo Nkosana");
  });

  it("finds the title below what a public form tells of a job, and leaves the street out of it", async () => {
    const profile = await read([
      ...person,
      heading("WORK EXPERIENCE", 110),
      at(40, 130, "Department of the Navy", { bold: true }),
      at(40, 144, "Norfolk, VA 23510 United States"),
      at(40, 164, "10/2018 - Present"),
      at(40, 178, "Salary: 88,621 USD Per Year"),
      at(40, 192, "Hours per week: 40"),
      at(40, 206, "Program Analyst", { bold: true }),
      at(40, 220, "Duties, Accomplishments and Related Skills:"),
      at(48, 234, "• Reviewed 140 grant applications each cycle"),
      heading("EDUCATION", 270),
      at(40, 290, "Morgan State University, 2014"),
    ]);
    expect(jobs(profile)).toEqual([["Program Analyst", "Department of the Navy", "10/2018", "Present"]]);
    expect(profile.experiences[0]?.location).toBe("Norfolk, VA 23510 United States");
  });

  it("takes the span of an employer's whole time for no job of its own", async () => {
    const role = (y: number, title: string, dates: string, point: string) => [
      at(40, y, title, { bold: true }),
      at(400, y, dates),
      at(40, y + 14, `• ${point}`),
    ];
    const profile = await read([
      ...person,
      heading("EXPERIENCE", 110),
      at(40, 130, "SAHEL LOGISTICS GROUP", { bold: true }),
      at(400, 130, "Freetown and Dakar"),
      at(40, 144, "2014 - Present"),
      ...role(158, "Fleet Manager", "May 2018 - Present", "Fuel use per kilometre down 11%"),
      ...role(190, "Country Manager", "May 2014 - Apr 2018", "Won the contract of the medical store"),
      at(40, 226, "RED LION BREWERIES", { bold: true }),
      at(400, 226, "Freetown"),
      ...role(240, "Transport Officer", "Sep 2010 - Apr 2014", "Route plans for 60 depots"),
      heading("EDUCATION", 280),
      at(40, 300, "Fourah Bay College, 2010"),
    ]);
    expect(jobs(profile)).toEqual([
      ["Fleet Manager", "SAHEL LOGISTICS GROUP", "May 2018", "Present"],
      ["Country Manager", "SAHEL LOGISTICS GROUP", "May 2014", "Apr 2018"],
      ["Transport Officer", "RED LION BREWERIES", "Sep 2010", "Apr 2014"],
    ]);
  });

  it("keeps names in small capitals whole, and a dot on a line of time out of them", async () => {
    const profile = await read([
      ...person,
      heading("Experience", 110),
      at(40, 130, "2017 - 2021"),
      at(110, 130, "•"),
      at(124, 130, "L", { size: 12 }),
      at(131, 130, "INDQVIST", { size: 9 }),
      at(178, 130, "L", { size: 12 }),
      at(185, 130, "ABORATORY", { size: 9 }),
      at(124, 144, "Research Engineer"),
      at(40, 164, "2012 - 2016"),
      at(110, 164, "•"),
      at(124, 164, "HARTWELL INSTITUTE"),
      at(124, 178, "Teaching Assistant"),
      heading("Skills", 210),
      at(40, 230, "Fortran, C++"),
    ]);
    expect(jobs(profile)).toEqual([
      ["Research Engineer", "LINDQVIST LABORATORY", "2017", "2021"],
      ["Teaching Assistant", "HARTWELL INSTITUTE", "2012", "2016"],
    ]);
  });

  it("tells a field of study from the name of the school before it", () => {
    const profile = readCvText(
      "Cemre Dağdelen\ncemre@example.org\n\nİş Deneyimi\n\nİthalat Uzmanı, Poyraz Dış Ticaret, 2014–2019\n\nEğitim\n\nDokuz Eylül Üniversitesi, Uluslararası İşletmecilik ve Ticaret, 2012\n",
    );
    expect(profile.education[0]).toMatchObject({
      institution: "Dokuz Eylül Üniversitesi",
      graduationDate: "2012",
    });
  });

  it("reads a table whose labels stand beside the heading of another column", async () => {
    const row = (y: number, ...texts: string[]) => texts.map((text, order) => at(40 + order * 85, y, text));
    const profile = await read([
      ...person,
      heading("Work experience", 110),
      ...row(131, "Period", "Job title", "Company"),
      ...row(150, "2019 - 2023", "Luthier", "Cremona House"),
      ...row(168, "2015 - 2019", "Restorer", "Ashdown Strings"),
      heading("Skills", 132, 380),
      at(374, 150, "Varnish, gilding"),
      at(374, 164, "hide glue, carving"),
      heading("Languages", 190, 380),
      at(374, 206, "English"),
    ]);
    expect(jobs(profile)).toEqual([
      ["Luthier", "Cremona House", "2019", "2023"],
      ["Restorer", "Ashdown Strings", "2015", "2019"],
    ]);
  });
});
