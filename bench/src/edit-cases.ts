import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { CareerProfile } from "@terzi/contracts/career";
import { Language } from "@terzi/contracts/language";
import {
  type ChatServer,
  materialOf,
  type Received,
  sendCompletion,
  startChatServer,
} from "@terzi/testing/chat-server";
import { z } from "zod";

const EditCase = z.object({
  id: z.string(),
  jobTitle: z.string(),
  posting: z.string(),
  language: Language,
  profile: CareerProfile,
  /** What a model answered, by what it was asked: "summary 1", "workExperience.0.responsibilities.0 2". */
  answers: z.record(z.string(), z.string()).default({}),
});
export type EditCase = z.infer<typeof EditCase>;

export const readEditCases = (folder: string): { path: string; one: EditCase }[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => join(folder, name))
    .map((path) => ({ path, one: EditCase.parse(JSON.parse(readFileSync(path, "utf8"))) }));

/** A request by the first line that it asks about, and whether it is the first or asks once more. */
function keyOf(request: Received): string {
  const { profile } = materialOf(request);
  const at = "entries" in profile ? (profile.entries[0]?.lines[0]?.at ?? "") : "summary";
  return `${at} ${request.messages.filter(({ role }) => role === "user").length}`;
}

const POLL_MS = 500;

/**
 * An endpoint that answers what a case's model once answered. What it never was asked is put into the mailbox as
 * "<id> <key>.request.txt" and waited for beside it as "….answer.txt"; without a mailbox it has nothing to improve.
 */
export async function openAnswers(
  { path, one }: { path: string; one: EditCase },
  mailbox: string | null,
): Promise<ChatServer> {
  return startChatServer(async (request, response) => {
    const key = keyOf(request);
    let content = one.answers[key];
    if (content === undefined && mailbox) {
      const name = join(mailbox, `${one.id} ${key}`.replaceAll(" ", "_"));
      writeFileSync(
        `${name}.request.txt`,
        request.messages.map(({ role, content: said }) => `<<<${role}>>>\n${said}`).join("\n\n"),
      );
      while (!existsSync(`${name}.answer.txt`)) await wait(POLL_MS);
      await wait(POLL_MS);
      content = readFileSync(`${name}.answer.txt`, "utf8");
      one.answers[key] = content;
      writeFileSync(path, `${JSON.stringify(one, null, 1)}\n`);
    }
    sendCompletion(response, { content: content ?? '{"edits":[]}' });
  });
}
