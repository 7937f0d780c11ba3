import { ActionIcon, Button, Group, Text, TextInput } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import type { AdminUser } from "@terzi/contracts/admin";
import { showNumber } from "@terzi/ui/show-values";
import { showToast } from "@terzi/ui/toast";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { parseInteger } from "../../app/parse-integer.ts";
import { trpc } from "../../app/trpc.ts";

/** A balance, and the pencil that turns it into a field. */
export function CreditsCell({ user }: { user: AdminUser }) {
  const { t } = useTranslation("admin");
  const [isEditing, setEditing] = useState(false);
  if (isEditing) return <CreditsField user={user} onDone={() => setEditing(false)} />;
  return (
    <Group gap={4} wrap="nowrap" display="inline-flex">
      <Text span size="sm" style={{ fontVariantNumeric: "tabular-nums" }}>
        {showNumber(user.credits)}
      </Text>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t("users.editCredits", { email: user.email })}
        onClick={() => setEditing(true)}
      >
        <IconPencil size={16} />
      </ActionIcon>
    </Group>
  );
}

function CreditsField({ user, onDone }: { user: AdminUser; onDone: () => void }) {
  const { t } = useTranslation("admin");
  const basics = useTranslation().t;
  const [typed, setTyped] = useState(String(user.credits));
  const setCredits = trpc.admin.setCredits.useMutation({
    meta: { failure: { title: basics("error"), text: t("users.creditsFailed"), isFixed: true } },
    onSuccess: () => {
      showToast({ tone: "success", title: t("users.creditsUpdated") });
      onDone();
    },
  });
  const save = () => setCredits.mutate({ userId: user.id, credits: parseInteger(typed) });
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "Escape") onDone();
    if (key === "Enter" && !setCredits.isPending) save();
  };
  return (
    <Group gap={6} wrap="nowrap" display="inline-flex">
      <TextInput
        size="xs"
        w="5.5rem"
        inputMode="numeric"
        aria-label={t("users.creditsOf", { email: user.email })}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        // The pencil is gone, so the focus moves to the field that replaced it.
        autoFocus
      />
      <Button size="compact-sm" loading={setCredits.isPending} onClick={save}>
        {basics("save")}
      </Button>
      <Button size="compact-sm" variant="default" onClick={onDone}>
        {basics("cancel")}
      </Button>
    </Group>
  );
}
