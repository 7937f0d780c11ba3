import { LanguageInput, SignInInput, SignUpInput } from "@terzi/contracts/account";
import { publicProcedure, router, userProcedure } from "../../trpc.ts";
import { setLanguage } from "./set-language.ts";
import { signIn } from "./sign-in.ts";
import { signUp } from "./sign-up.ts";

export const authRouter = router({
  captcha: publicProcedure.query(({ ctx }) => ctx.captcha.challenge()),
  signUp: publicProcedure.input(SignUpInput).mutation(({ ctx, input }) => signUp(ctx, input)),
  signIn: publicProcedure.input(SignInInput).mutation(({ ctx, input }) => signIn(ctx, input)),
  signOut: publicProcedure.mutation(({ ctx }) => ctx.visit.end()),
  user: publicProcedure.query(({ ctx }) => ctx.visit.user),
  setLanguage: userProcedure.input(LanguageInput).mutation(({ ctx, input }) => setLanguage(ctx, input)),
});
