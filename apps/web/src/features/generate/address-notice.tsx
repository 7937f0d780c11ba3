import { Alert, Anchor, Text } from "@mantine/core";
import { IconLink } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

/** Tells people who pasted an address what to do: the product opens nobody's page. */
export function AddressNotice({ address }: { address: string }) {
  const { t } = useTranslation("generate");
  const typed = address.trim();
  const href = /^https?:/i.test(typed) ? typed : `https://${typed}`;
  return (
    <Alert icon={<IconLink />} title={t("address.title")} role="status">
      <Text size="sm" mb="xs">
        {t("address.text")}
      </Text>
      <Anchor href={href} target="_blank" rel="noopener noreferrer" size="sm" mr="md">
        {t("address.open")}
      </Anchor>
      <Anchor renderRoot={(props) => <Link to="/bookmarklet" {...props} />} size="sm">
        {t("bringHint")}
      </Anchor>
    </Alert>
  );
}
