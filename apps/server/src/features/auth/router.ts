import {
  ChangeEmailInput,
  ChangePasswordInput,
  ConfirmEmailInput,
  LanguageInput,
  NameInput,
  RequestResetInput,
  ResetPasswordInput,
  SessionId,
  SignInInput,
  SignUpInput,
} from "@terzi/contracts/account";
import { anybodyProcedure, publicProcedure, router, sessionProcedure, userProcedure } from "../../trpc.ts";
import { changeEmail } from "./change-email.ts";
import { changeName } from "./change-name.ts";
import { changePassword } from "./change-password.ts";
import { confirmEmail } from "./confirm-email.ts";
import { listOwnSessions } from "./list-own-sessions.ts";
import { requestReset } from "./request-reset.ts";
import { resetPassword } from "./reset-password.ts";
import { requestConfirmation } from "./send-confirmation.ts";
import { deleteOtherSessions, deleteSessionOf } from "./session-store.ts";
import { setLanguage } from "./set-language.ts";
import { signIn } from "./sign-in.ts";
import { signUp } from "./sign-up.ts";

export const authRouter = router({
  captcha: anybodyProcedure.query(({ ctx }) => ctx.captcha.challenge()),
  signUp: publicProcedure.input(SignUpInput).mutation(({ ctx, input }) => signUp(ctx, input)),
  signIn: publicProcedure.input(SignInInput).mutation(({ ctx, input }) => signIn(ctx, input)),
  signOut: publicProcedure.mutation(({ ctx }) => ctx.visit.end()),
  user: publicProcedure.query(({ ctx }) => ctx.visit.user),
  setLanguage: userProcedure.input(LanguageInput).mutation(({ ctx, input }) => setLanguage(ctx, input)),
  changeName: userProcedure.input(NameInput).mutation(({ ctx, input }) => changeName(ctx, input)),
  changePassword: sessionProcedure
    .input(ChangePasswordInput)
    .mutation(({ ctx, input }) => changePassword(ctx, input)),
  changeEmail: sessionProcedure.input(ChangeEmailInput).mutation(({ ctx, input }) => changeEmail(ctx, input)),
  requestConfirmation: sessionProcedure.mutation(({ ctx }) => requestConfirmation(ctx)),
  confirmEmail: publicProcedure
    .input(ConfirmEmailInput)
    .mutation(({ ctx, input }) => confirmEmail(ctx, input)),
  requestReset: publicProcedure
    .input(RequestResetInput)
    .mutation(({ ctx, input }) => requestReset(ctx, input)),
  resetPassword: publicProcedure
    .input(ResetPasswordInput)
    .mutation(({ ctx, input }) => resetPassword(ctx, input)),
  sessions: sessionProcedure.query(({ ctx }) => listOwnSessions(ctx)),
  endSession: sessionProcedure.input(SessionId).mutation(async ({ ctx, input }) => {
    await deleteSessionOf(ctx.db, ctx.user.id, input.id);
  }),
  endOtherSessions: sessionProcedure.mutation(async ({ ctx }) => {
    await deleteOtherSessions(ctx.db, ctx.user.id, ctx.visit.sessionId);
  }),
});
