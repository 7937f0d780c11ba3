import { z } from "zod";

export const CvCount = z.object({ count: z.int() });
export type CvCount = z.infer<typeof CvCount>;

export const Message = z.object({ message: z.string() });
export type Message = z.infer<typeof Message>;
