import { PasswordInput } from "@terzi/contracts/account";
import {
  AddPasskeyInput,
  PasskeySignInInput,
  RemovePasskeyInput,
  RenamePasskeyInput,
} from "@terzi/contracts/passkeys";
import { doorProcedure, publicProcedure, router, sessionProcedure } from "../../trpc.ts";
import { addPasskey } from "./add-passkey.ts";
import { askPasskey, beginPasskey } from "./ask-passkey.ts";
import { listPasskeys, updatePasskeyName } from "./passkey-store.ts";
import { removePasskey } from "./remove-passkey.ts";
import { signInWithPasskey } from "./sign-in-with-passkey.ts";

export const passkeysRouter = router({
  ask: publicProcedure.mutation(({ ctx }) => askPasskey(ctx)),
  signIn: publicProcedure
    .input(PasskeySignInInput)
    .mutation(({ ctx, input }) => signInWithPasskey(ctx, input)),
  list: doorProcedure.query(({ ctx }) => listPasskeys(ctx.db, ctx.user.id)),
  begin: doorProcedure.input(PasswordInput).mutation(({ ctx, input }) => beginPasskey(ctx, input)),
  add: doorProcedure.input(AddPasskeyInput).mutation(({ ctx, input }) => addPasskey(ctx, input)),
  rename: sessionProcedure
    .input(RenamePasskeyInput)
    .mutation(({ ctx, input }) => updatePasskeyName(ctx.db, ctx.user.id, input.id, input.name)),
  remove: sessionProcedure.input(RemovePasskeyInput).mutation(({ ctx, input }) => removePasskey(ctx, input)),
});
