import { Text } from "@mantine/core";
import { useWindowEvent } from "@mantine/hooks";
import type { Claim } from "@terzi/contracts/cv";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { placeName } from "../match/place-name.ts";
import { isConfirmed } from "./claims.ts";
import { quoteSupport } from "./quote-support.ts";
import type { Reviewed } from "./reviewed.ts";
import classes from "./support.module.css";

type Props = { claim: Claim; kept: Reviewed; isPinned: boolean; onLeave: () => void };

/** What of the profile a sentence rests on: the quoted words by their places, or that there are none. */
export function SupportAccount({ claim, kept, isPinned, onLeave }: Props) {
  const { t } = useTranslation("preview");
  const account = useRef<HTMLDivElement>(null);
  // Pointing at it leaves the focus where it was; opening it moves the focus in.
  useEffect(() => {
    if (isPinned) account.current?.focus({ preventScroll: true });
  }, [isPinned]);
  useWindowEvent("keydown", ({ key }) => {
    if (key === "Escape" || key === "Tab") onLeave();
  });
  const { originalContent, language } = kept.preview;
  return (
    <div ref={account} tabIndex={-1} className={classes.account}>
      {claim.added ? (
        <Text size="sm">
          {t("support.added")} {isConfirmed(kept, claim) && t("support.confirmed")}
        </Text>
      ) : (
        <>
          <Text size="sm" fw={600}>
            {t("support.title")}
          </Text>
          {quoteSupport(claim, originalContent, language).map(({ section, name, quotes }) => (
            <figure key={`${section}:${name}:${quotes}`} className={classes.support}>
              <figcaption>{[placeName(section), name].filter(Boolean).join(" · ")}</figcaption>
              {quotes.map((quote) => (
                <blockquote key={quote} dir="auto">
                  {quote}
                </blockquote>
              ))}
            </figure>
          ))}
        </>
      )}
    </div>
  );
}
