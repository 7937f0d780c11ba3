import { Button, FileButton, Group, Image, Input, Text } from "@mantine/core";
import { IconPhoto } from "@tabler/icons-react";
import { showToast } from "@terzi/ui/toast";
import { useTranslation } from "react-i18next";
import { shrinkPhoto } from "./shrink-photo.ts";

type Props = { photo: string; onChange: (photo: string) => void };

/** A photo for templates that have a place for one; it is cropped and shrunk before it leaves the browser. */
export function PhotoField({ photo, onChange }: Props) {
  const { t } = useTranslation("design");
  const take = async (file: File | null) => {
    if (!file) return;
    const small = await shrinkPhoto(file);
    if (small) onChange(small);
    else showToast({ tone: "error", title: t("photo.unreadable"), text: t("photo.unreadableText") });
  };
  return (
    <Input.Wrapper label={t("photo.label")} size="xs" description={t("photo.hint")}>
      <Group mt={6} gap="sm" wrap="nowrap">
        {photo && <Image src={photo} alt={t("photo.yours")} w={44} h={55} radius="sm" fit="cover" />}
        <FileButton accept="image/jpeg,image/png,image/webp" onChange={(file) => void take(file)}>
          {({ onClick }) => (
            <Button variant="default" size="xs" leftSection={<IconPhoto size={14} />} onClick={onClick}>
              {photo ? t("photo.change") : t("photo.add")}
            </Button>
          )}
        </FileButton>
        {photo && (
          <Button variant="subtle" size="xs" color="gray" onClick={() => onChange("")}>
            <Text span size="xs">
              {t("photo.remove")}
            </Text>
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  );
}
