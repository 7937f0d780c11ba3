import { Button, Divider, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";

/** A way to each site by whose accounts people can log in here; nothing where none is set. */
export function ProviderButtons({ withDivider }: { withDivider?: true }) {
  const { t } = useTranslation("auth");
  const providers = trpc.identities.providers.useQuery().data ?? [];
  if (!providers.length) return null;
  return (
    <>
      {withDivider && <Divider label={t("logIn.or")} my="md" />}
      <Stack gap="xs" mt={withDivider ? 0 : "xs"}>
        {providers.map(({ id, name }) => (
          // A visit, not a call: the browser goes there and comes back.
          <Button key={id} component="a" href={`/auth/${id}`} variant="default" fullWidth>
            {t("ways.by", { name })}
          </Button>
        ))}
      </Stack>
    </>
  );
}
