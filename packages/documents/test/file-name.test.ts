import { expect, test } from "vitest";
import { documentFileName } from "../src/file-name.ts";

const nameOf = (parts: Partial<Parameters<typeof documentFileName>[0]>) =>
  documentFileName({ name: "", company: "", jobTitle: "", format: "pdf", ...parts });

test("a file is called after person, company and job, in the letters that they are written in", () => {
  const of = nameOf({ name: "Ayşe Yılmaz", company: "Şişecam A.Ş.", jobTitle: "Kıdemli Geliştirici" });
  expect(of.fileName).toBe("Ayşe Yılmaz - Şişecam A.Ş. - Kıdemli Geliştirici.pdf");
  expect(of.contentDisposition).toBe(
    `attachment; filename="Ayse Yilmaz - Sisecam A.S. - Kidemli Gelistirici.pdf"; filename*=UTF-8''Ay%C5%9Fe%20Y%C4%B1lmaz%20-%20%C5%9Ei%C5%9Fecam%20A.%C5%9E.%20-%20K%C4%B1demli%20Geli%C5%9Ftirici.pdf`,
  );
});

test("a file name can't leave its folder, end its header or hide its ending", () => {
  const { fileName, contentDisposition } = nameOf({
    name: "../..\\evil\r\nSet-Cookie: a=b",
    company: '"; filename="x.exe',
    jobTitle: "\u202Efdp.exe\u0000",
    format: "docx",
  });
  expect(fileName).toMatch(/^[^/\\:*?"<>|\p{C}]+\.docx$/u);
  expect(fileName).not.toMatch(/^\./);
  expect(contentDisposition).toMatch(
    /^attachment; filename="[^"\\%\r\n]+\.docx"; filename\*=UTF-8''[\w.%!#$&+^`|~-]+$/,
  );
});

test("a name without a Latin letter still has an ASCII fallback, and no name at all is a CV", () => {
  expect(nameOf({ name: "山田太郎" })).toEqual({
    fileName: "山田太郎.pdf",
    contentDisposition: `attachment; filename="CV.pdf"; filename*=UTF-8''${encodeURIComponent("山田太郎")}.pdf`,
  });
  expect(nameOf({ name: " . ", jobTitle: "\u200B" }).fileName).toBe("CV.pdf");
});

test("long names are cut between letters, where file systems would refuse them", () => {
  const { fileName } = nameOf({ name: "Ğ".repeat(300), jobTitle: "👩‍👩‍👧".repeat(50) });
  expect(Buffer.byteLength(fileName)).toBeLessThanOrEqual(204);
  expect(fileName).toBe(`${"Ğ".repeat(100)}.pdf`);
});
