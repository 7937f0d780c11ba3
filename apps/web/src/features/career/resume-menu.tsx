import { ActionIcon, FileButton, Menu } from "@mantine/core";
import { IconDots, IconDownload, IconUpload } from "@tabler/icons-react";
import { jsonBytes } from "@terzi/contracts/json-bytes";
import { PROFILE_MAX_BYTES, UPLOAD_MAX_BYTES } from "@terzi/contracts/limits";
import { showToast } from "@terzi/ui/toast";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import type { Filled } from "./filled-notice.tsx";
import { isSame, profileOf } from "./merge-profiles.ts";
import { downloadResume, fillFromResume } from "./resume-file.ts";
import { tidyProfile } from "./tidy-profile.ts";
import type { CareerDraft } from "./use-career-draft.ts";

type Props = {
  draft: CareerDraft;
  save: (profile?: CareerDraft["profile"], version?: number) => Promise<boolean>;
  onFilled: (filled: Filled) => void;
};

/** Takes a profile in from other programs, and along to them, in the JSON Resume format. */
export function ResumeMenu({ draft, save, onFilled }: Props) {
  const { t } = useTranslation("career");
  const cache = trpc.useUtils();
  const forgetChosen = useRef<() => void>(null);
  const before = draft.profile;

  const importFile = async (file: File) => {
    forgetChosen.current?.();
    if (file.size > UPLOAD_MAX_BYTES)
      return showToast({ tone: "error", title: t("upload.tooLarge"), text: t("upload.tooLargeText") });
    const filled = await fillFromResume(before, file);
    if (!filled)
      return showToast({ tone: "error", title: t("resume.unreadable"), text: t("resume.unreadableText") });
    const { profile, message } = filled;
    const bytes = jsonBytes(profile);
    if (bytes > PROFILE_MAX_BYTES) {
      const sizes = { size: Math.ceil(bytes / 1000), max: PROFILE_MAX_BYTES / 1000 };
      return showToast({ tone: "error", title: t("saveFailed"), text: t("nearlyTooLarge", sizes) });
    }
    if (isSame(profile, before)) return onFilled({ source: "resume", message, before, after: before });
    draft.settle(draft.base, profile);
    if (await save(profile))
      onFilled({
        source: "resume",
        message,
        before,
        after: profileOf(cache.career.read.getData() ?? profile),
      });
  };

  return (
    <FileButton
      accept="application/json,.json"
      resetRef={forgetChosen}
      onChange={(file) => file && void importFile(file)}
    >
      {({ onClick: chooseFile }) => (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="subtle" size="lg" color="gray" aria-label={t("resume.menu")}>
              <IconDots size={20} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconUpload size={16} />} onClick={chooseFile}>
              {t("resume.import")}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconDownload size={16} />}
              onClick={() => void downloadResume(tidyProfile(draft.profile))}
            >
              {t("resume.export")}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </FileButton>
  );
}
