import { Button, Divider, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";

/** A button for each site whose accounts people can log in with; nothing when none is configured. */
export function ProviderButtons({ withDivider }: { withDivider?: true }) {
  const { t } = useTranslation("auth");
  const providers = trpc.identities.providers.useQuery().data ?? [];
  if (!providers.length) return null;
  return (
    <>
      {withDivider && <Divider label={t("logIn.or")} my="md" />}
      <Stack gap="xs" mt={withDivider ? 0 : "xs"}>
        {providers.map(({ id, name }) => (
          // A page visit, not a call: the browser goes there and returns.
          <Button key={id} component="a" href={`/auth/${id}`} variant="default" fullWidth>
            {t("ways.by", { name })}
          </Button>
        ))}
      </Stack>
    </>
  );
}
