import { Document, Packer, Paragraph } from "docx";
import { describe, expect, it } from "vitest";
import { readCvInWorker } from "../src/read-cv-in-worker.ts";

const limits = { timeoutMs: 120_000, memoryMb: 512 };

const cvFile = async (lines: string[]): Promise<Uint8Array> =>
  new Uint8Array(
    await Packer.toBuffer(
      new Document({ sections: [{ children: lines.map((text) => new Paragraph({ text })) }] }),
    ),
  );

describe("reading a stranger's file in a thread of its own", () => {
  it("gives what the file holds", async () => {
    const file = await cvFile(["Ada Lovelace", "ada@example.com", "Skills", "TypeScript, PostgreSQL"]);
    const { profile, found } = await readCvInWorker(file, limits);
    expect(profile.personalInfo).toMatchObject({ name: "Ada Lovelace", email: "ada@example.com" });
    expect(found.skills).toBe(2);
  });

  it("says why it can't read a file", async () => {
    const refusal = (bytes: Uint8Array) => readCvInWorker(bytes, limits).catch((error: unknown) => error);
    expect(await refusal(new TextEncoder().encode("<html>no CV</html>"))).toMatchObject({
      reason: "unsupported",
    });
    expect(await refusal(new TextEncoder().encode("%PDF-1.7\nand nothing more"))).toMatchObject({
      reason: "broken",
    });
    expect(await refusal(new Uint8Array())).toMatchObject({ reason: "unsupported" });
  });

  it("ends a file that takes too long, and lives", async () => {
    const file = await cvFile(["Ada Lovelace", "ada@example.com", "Skills", "TypeScript"]);
    await expect(readCvInWorker(file, { timeoutMs: 1, memoryMb: 512 })).rejects.toMatchObject({
      reason: "too-slow",
    });
    expect((await readCvInWorker(file, limits)).profile.personalInfo.name).toBe("Ada Lovelace");
  });

  it("ends a file that takes too much memory, and lives", async () => {
    const file = await cvFile(
      Array.from({ length: 40_000 }, (_, index) => `Line ${index} of a very long document`),
    );
    await expect(readCvInWorker(file, { timeoutMs: 120_000, memoryMb: 8 })).rejects.toMatchObject({
      reason: "broken",
    });
  });
});
