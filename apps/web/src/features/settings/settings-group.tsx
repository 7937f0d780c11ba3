import { Title } from "@mantine/core";
import { useLocation } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import classes from "./settings.module.css";
import type { SettingsGroupName } from "./settings-groups.ts";

/** The settings of one kind, under their heading. */
export function SettingsGroup({ name, children }: { name: SettingsGroupName; children: ReactNode }) {
  const { t } = useTranslation("settings");
  const isAsked = useLocation({ select: ({ hash }) => hash === name });
  const section = useRef<HTMLElement>(null);
  // On a fresh load, the router looks for the anchor before its page is there.
  useEffect(() => {
    if (isAsked) section.current?.scrollIntoView();
  }, [isAsked]);
  return (
    <section ref={section} id={name} aria-labelledby={`${name}-title`} className={classes.group}>
      <Title order={2} id={`${name}-title`}>
        {t(`groups.${name}`)}
      </Title>
      <div className={classes.cards}>{children}</div>
    </section>
  );
}
