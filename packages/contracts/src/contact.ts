import { z } from "zod";
import { Email } from "./account.ts";
import { atLeast } from "./text.ts";
import { Subject } from "./tickets.ts";

export const NAME_MIN = 2;
export const MESSAGE_MIN = 10;

export const ContactInput = z.object({
  name: atLeast(200, NAME_MIN, `Name must be at least ${NAME_MIN} characters`),
  email: Email,
  subject: Subject,
  message: atLeast(20_000, MESSAGE_MIN, `Message must be at least ${MESSAGE_MIN} characters`),
});
export type ContactInput = z.infer<typeof ContactInput>;

export const ContactMessage = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  /** When an admin marked it as done. */
  doneAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type ContactMessage = z.infer<typeof ContactMessage>;
