import { Outlet } from "@tanstack/react-router";
import { Suspense } from "react";
import { useSharedSession } from "./shared-session.ts";
import { useUserLanguage } from "./user-language.ts";
import { Waiting } from "./waiting.tsx";

/** Above every page: its language, and a placeholder while its code loads. */
export function Root() {
  useUserLanguage();
  useSharedSession();
  return (
    <Suspense fallback={<Waiting />}>
      <Outlet />
    </Suspense>
  );
}
