import { showLanguage } from "@terzi/ui/texts";
import { useEffect } from "react";
import { trpc } from "./trpc.ts";
import { visitorLanguage } from "./visitor-language.ts";

/** Keeps the interface in the user's language; a visitor's own choice lasts until somebody signs in. */
export function useUserLanguage(): void {
  const user = trpc.auth.user.useQuery();
  const language = user.data?.language;
  useEffect(() => {
    if (!user.isPending) void showLanguage(language ?? visitorLanguage());
  }, [language, user.isPending]);
}
