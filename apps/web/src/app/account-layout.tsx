import { Navigate, Outlet, useMatch } from "@tanstack/react-router";
import { failureText } from "@terzi/ui/failures";
import { needTexts } from "@terzi/ui/texts";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import classes from "./plain-page.module.css";
import { trpc } from "./trpc.ts";
import { Waiting } from "./waiting.tsx";

const SignedInShell = lazy(async () => ({ default: (await import("./signed-in-shell.tsx")).SignedInShell }));

const PasskeyGate = lazy(async () => {
  const [{ PasskeyGate }] = await Promise.all([
    import("../features/passkeys/passkey-gate.tsx"),
    needTexts("passkeys", "settings", "auth"),
  ]);
  return { default: PasskeyGate };
});

/** Pages for people who are signed in. A visitor is led to the log-in, except at `/`, which has a page for each. */
export function AccountLayout() {
  const { t } = useTranslation();
  const user = trpc.auth.user.useQuery();
  // The page that is shown, which the address is no longer while the next one is loaded.
  const isHome = useMatch({ from: "/_account/", shouldThrow: false, select: () => true }) ?? false;
  if (user.isPending) return <Waiting />;
  // A read that failed later leaves the screen, and what is typed in it, as it is.
  if (user.isLoadingError)
    return (
      <main className={classes.page}>
        <h1 className={classes.title}>{t("loadFailed")}</h1>
        <p className={classes.text}>{failureText(user.error, t("offline"))}</p>
        <button type="button" className={classes.action} onClick={() => user.refetch()}>
          {t("retry")}
        </button>
      </main>
    );
  if (user.data?.passkeyWanted)
    return (
      <Suspense fallback={<Waiting />}>
        <PasskeyGate />
      </Suspense>
    );
  if (!user.data) return isHome ? <Outlet /> : <Navigate to="/login" />;
  return (
    <SignedInShell user={user.data}>
      <Outlet />
    </SignedInShell>
  );
}
