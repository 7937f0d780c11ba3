import { ActionIcon, Button, Card, Group, SimpleGrid, Stack, Text, TextInput, Title } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { APPLICATION_CONTACTS_MAX, type ApplicationContact } from "@terzi/contracts/applications";
import { useTranslation } from "react-i18next";
import type { DraftProps } from "./draft-props.ts";

const FIELDS = [
  { name: "name", max: 200 },
  { name: "role", max: 200 },
  { name: "email", max: 254 },
  { name: "phone", max: 60 },
] as const;

/** The people one is in contact with about this job. */
export function ContactsCard({ draft, change }: DraftProps) {
  const { t } = useTranslation("applications");
  const { contacts } = draft;
  const put = (at: number, changed: Partial<ApplicationContact>) =>
    change({ contacts: contacts.map((one, place) => (place === at ? { ...one, ...changed } : one)) });
  return (
    <Card component="section">
      <Title order={2} size="h3" mb="sm">
        {t("detail.contacts")}
      </Title>
      <Stack gap="md">
        {contacts.length === 0 && <Text c="dimmed">{t("detail.contactsNone")}</Text>}
        {contacts.map((contact, at) => (
          // They have no other identity than their position.
          <Group key={at} wrap="nowrap" align="flex-end" gap="xs">
            <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" style={{ flex: 1 }}>
              {FIELDS.map(({ name, max }) => (
                <TextInput
                  key={name}
                  label={t(`detail.${name}`)}
                  maxLength={max}
                  value={contact[name]}
                  onChange={(event) => put(at, { [name]: event.currentTarget.value })}
                />
              ))}
            </SimpleGrid>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t("detail.contactRemove", { name: contact.name || t("detail.contactNameless") })}
              onClick={() => change({ contacts: contacts.filter((_, place) => place !== at) })}
            >
              <IconTrash size={18} />
            </ActionIcon>
          </Group>
        ))}
        {contacts.length < APPLICATION_CONTACTS_MAX && (
          <Button
            variant="default"
            leftSection={<IconPlus size={16} />}
            style={{ alignSelf: "flex-start" }}
            onClick={() => change({ contacts: [...contacts, { name: "", role: "", email: "", phone: "" }] })}
          >
            {t("detail.contactAdd")}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
