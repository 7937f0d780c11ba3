import { SimpleGrid, Stack, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { NoEntries, ReadPart } from "../../lists/list-states.tsx";
import { CreatePackage } from "./create-package.tsx";
import { PackageCard } from "./package-card.tsx";

/** All packages, on sale or not. */
export function PackagesTab() {
  const { t } = useTranslation("admin");
  const packages = trpc.admin.packages.useQuery();
  return (
    <Stack gap="lg">
      <CreatePackage />
      <Title order={2} size="h3">
        {t("packages.existing")}
      </Title>
      <ReadPart read={packages}>
        {(packages) =>
          packages.length === 0 ? (
            <NoEntries text={t("packages.none")} />
          ) : (
            <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
              {packages.map((pack) => (
                <PackageCard key={pack.id} pack={pack} />
              ))}
            </SimpleGrid>
          )
        }
      </ReadPart>
    </Stack>
  );
}
