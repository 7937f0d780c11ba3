import { generate, giveCredits, idOf, openAdmin, openPerson } from "./builders.ts";
import { buy } from "./purchases.ts";
import type { TestApp } from "./start-app.ts";
import type { Visitor } from "./visitor.ts";

/** A world in which every row has something to be asked about. */
export type World = {
  app: TestApp;
  visitor: Visitor;
  person: Visitor;
  admin: Visitor;
  ids: Record<string, string>;
};

export async function openWorld(app: TestApp): Promise<World> {
  const [person, admin] = [await openPerson(app), await openAdmin(app)];
  await giveCredits(app, person, 500);
  await buy(person, "Starter");
  await person.post("/api/cvs/save", (await generate(person)).previewData);
  await person.post("/api/tickets", { subject: "Help me", description: "With all of it, please." });
  await person.post("/api/contact", {
    name: "Ada",
    email: "ada@example.com",
    subject: "Hello",
    message: "A message to read.",
  });
  const first = async (url: string, who = admin): Promise<string> => (await who.get(url)).json()[0].id;
  const cv = await first("/api/cvs", person);
  const letter = (await person.post(`/api/cvs/${cv}/letters`, {})).json<{ id: string }>();
  const token = await person.post("/api/tokens", { name: "old", scopes: ["read"] });
  return {
    app,
    visitor: app.visitor(),
    person,
    admin,
    ids: {
      cv,
      letter: letter.id,
      preview: (await generate(person)).previewData.previewId,
      ticket: await first("/api/tickets", person),
      token: token.json().id,
      user: await idOf(person),
      purchase: await first("/api/purchases", person),
      package: await first("/api/packages"),
      contact: await first("/api/admin/contact-messages"),
    },
  };
}

export type ValidRequest = {
  /** What stands in the path's braces. */
  id?: string | undefined | (() => Promise<string>);
  query?: string;
  body?: object | (() => Promise<object>);
};
