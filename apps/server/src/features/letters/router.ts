import {
  LetterFormat,
  LetterId,
  ListLettersInput,
  UpdateLetterInput,
  WriteLetterInput,
} from "@terzi/contracts/letter";
import { router, userProcedure } from "../../trpc.ts";
import { downloadLetter } from "./download.ts";
import { readLetter, readLetters } from "./read.ts";
import { deleteLetter, updateLetter } from "./update.ts";
import { writeLetter } from "./write.ts";

export const lettersRouter = router({
  list: userProcedure.input(ListLettersInput).query(({ ctx, input }) => readLetters(ctx, input)),
  find: userProcedure
    .input(LetterId)
    .query(({ ctx, input }) => readLetter(ctx, input).then(({ letter }) => letter)),
  write: userProcedure.input(WriteLetterInput).mutation(({ ctx, input }) => writeLetter(ctx, input)),
  update: userProcedure.input(UpdateLetterInput).mutation(({ ctx, input }) => updateLetter(ctx, input)),
  delete: userProcedure.input(LetterId).mutation(({ ctx, input }) => deleteLetter(ctx, input)),
});

/** What travels as a file, and so over REST alone. */
export const letterFilesRouter = router({
  download: userProcedure
    .input(LetterId.extend({ format: LetterFormat }))
    .query(({ ctx, input }) => downloadLetter(ctx, input)),
});
