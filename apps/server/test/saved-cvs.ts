import type { CvContent, CvOrderInput } from "@terzi/contracts/cv";
import type { CvDetail } from "@terzi/contracts/cv-detail";
import { generate, giveCredits, openPerson } from "./builders.ts";
import type { TestApp } from "./start-app.ts";
import type { Answer, Visitor } from "./visitor.ts";

export type Owner = { person: Visitor; id: string };

/** Somebody with a saved CV. */
export async function openOwner(app: TestApp, order: Partial<CvOrderInput> = {}): Promise<Owner> {
  const person = await openPerson(app);
  await giveCredits(app, person, 50);
  const { previewData } = await generate(person, order);
  const saved = await person.post("/api/cvs/save", previewData);
  return { person, id: saved.json<{ id: string }>().id };
}

export const readCv = async ({ person, id }: Owner): Promise<CvDetail> =>
  (await person.get(`/api/cvs/${id}`)).json();

/** Edits a CV as it stands now. */
export async function edit(
  owner: Owner,
  change: (content: CvContent) => Partial<CvContent>,
  rest: object = {},
): Promise<Answer> {
  const { version, content } = await readCv(owner);
  return owner.person.patch(`/api/cvs/${owner.id}`, {
    version,
    content: { ...content, ...change(content) },
    ...rest,
  });
}
