import { Button, Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./save-bar.module.css";

/** Stays in view: whether everything is saved, and the button. */
export function SaveBar(props: { isDirty: boolean; isSaving: boolean; onSave: () => void }) {
  const { t } = useTranslation("career");
  const basics = useTranslation().t;
  return (
    <Group justify="space-between" className={classes.bar}>
      <Text size="sm" c="dimmed" role="status">
        {props.isDirty ? t("unsaved") : t("allSaved")}
      </Text>
      <Button onClick={props.onSave} disabled={!props.isDirty || props.isSaving}>
        {props.isSaving ? basics("saving") : t("save")}
      </Button>
    </Group>
  );
}
