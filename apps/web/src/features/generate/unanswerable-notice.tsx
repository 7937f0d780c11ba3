import { Alert, Button, Group, Text } from "@mantine/core";
import { IconAddressBook } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { User } from "@terzi/contracts/account";
import type { CareerData } from "@terzi/contracts/career";
import { missingContacts, withOwnContacts } from "@terzi/contracts/own-contacts";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";

type Props = { profile: CareerData; user: User };

/** Warns, before anything is made or paid for, that a CV from this profile couldn't be answered; one press fixes it. */
export function UnanswerableNotice({ profile, user }: Props) {
  const { t } = useTranslation("generate");
  const career = useTranslation("career").t;
  const cache = trpc.useUtils();
  const save = trpc.career.save.useMutation({
    meta: { failure: { title: career("saveFailed"), text: "" } },
    onSuccess: (saved) => cache.career.read.setData(undefined, saved),
  });
  const missing = missingContacts(profile);
  if (missing.length === 0) return null;
  const signed = withOwnContacts(profile, user);
  const isCured = missingContacts(signed).length === 0;
  return (
    <Alert color="orange" icon={<IconAddressBook />} title={t("unanswerable.title")} mb="lg">
      <Group justify="space-between" gap="sm">
        <Text size="sm" flex="1 1 20rem">
          {t(`unanswerable.${missing.length > 1 ? "both" : (missing[0] ?? "both")}`)}
        </Text>
        <Group gap="xs">
          {isCured && (
            <Button size="sm" disabled={save.isPending} onClick={() => save.mutate(signed)}>
              {t("unanswerable.useAccount")}
            </Button>
          )}
          <Button component={Link} to="/profile" size="sm" variant="default">
            {t("unanswerable.toProfile")}
          </Button>
        </Group>
      </Group>
    </Alert>
  );
}
