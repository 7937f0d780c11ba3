import { Title } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import classes from "./settings.module.css";
import type { SettingsGroupName } from "./settings-groups.ts";

/** The settings of one kind, below their name. */
export function SettingsGroup({ name, children }: { name: SettingsGroupName; children: ReactNode }) {
  const { t } = useTranslation("settings");
  return (
    <section id={name} aria-labelledby={`${name}-title`} className={classes.group}>
      <Title order={2} id={`${name}-title`}>
        {t(`groups.${name}`)}
      </Title>
      <div className={classes.cards}>{children}</div>
    </section>
  );
}
