import { ActionIcon, Popover } from "@mantine/core";
import { IconQuestionMark, IconQuote } from "@tabler/icons-react";
import type { Claim } from "@terzi/contracts/cv";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Reviewed } from "./reviewed.ts";
import classes from "./support.module.css";
import { SupportAccount } from "./support-account.tsx";

/** Long enough that a passing pointer opens nothing, and one on its way into the popover keeps it open. */
const HOVER_MS = 250;

/** The sign after a sentence: pointed at, tapped or pressed, it shows what of the profile the sentence rests on. */
export function SupportMark({ claim, kept }: { claim: Claim; kept: Reviewed }) {
  const { t } = useTranslation("preview");
  const [state, setState] = useState<"closed" | "hovered" | "pinned">("closed");
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef(0);
  const hover = (isOver: boolean) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(
      () => setState((now) => (now === "pinned" ? now : isOver ? "hovered" : "closed")),
      HOVER_MS,
    );
  };
  const hoverEvents = { onMouseEnter: () => hover(true), onMouseLeave: () => hover(false) };
  const toggle = () => {
    // Otherwise a pointer that has just arrived would reopen what its click closes.
    clearTimeout(timer.current);
    setState(state === "pinned" ? "closed" : "pinned");
  };
  const leave = () => {
    if (state === "pinned") button.current?.focus();
    setState("closed");
  };
  return (
    <Popover
      opened={state !== "closed"}
      onChange={(isOpen) => !isOpen && setState("closed")}
      closeOnEscape={false}
      width={300}
      shadow="md"
      withArrow
    >
      <Popover.Target>
        <ActionIcon
          ref={button}
          className={classes.mark}
          size={24}
          variant="subtle"
          color={claim.added ? "thread" : "gray"}
          aria-label={t("support.show", { sentence: claim.text })}
          onClick={toggle}
          {...hoverEvents}
        >
          {claim.added ? <IconQuestionMark size={14} /> : <IconQuote size={14} />}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown} {...hoverEvents}>
        <SupportAccount claim={claim} kept={kept} isPinned={state === "pinned"} onLeave={leave} />
      </Popover.Dropdown>
    </Popover>
  );
}
