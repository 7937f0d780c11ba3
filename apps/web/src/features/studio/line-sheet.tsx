import { Button, Group, Stack, Textarea } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconEyeOff } from "@tabler/icons-react";
import type { RequirementMatch } from "@terzi/contracts/match";
import { entryPlace, type Place, parsePlace } from "@terzi/contracts/place";
import { sectionNamed } from "@terzi/contracts/sections";
import { useTranslation } from "react-i18next";
import { textAt } from "./content-tree.ts";
import type { PageLine } from "./evidence-lines.ts";
import { LineProof } from "./line-account.tsx";
import type { Reviewed } from "../preview/reviewed.ts";
import type { Edit } from "./edit-content.ts";
import { isSplit, lineKind } from "./line-kind.ts";
import { movedPlace } from "./moved-place.ts";
import { SideSheet } from "./side-sheet.tsx";
import type { Studio } from "./use-studio.ts";

const isInEntry = (at: Place): boolean => {
  const { section, field } = parsePlace(at);
  return sectionNamed(section) !== undefined && field !== undefined;
};

/** As high as it is, with room for the ring around its first field. */
const SHEET = { content: { height: "auto" }, body: { paddingTop: 4 } };

type Props = {
  at: Place | null;
  studio: Studio;
  /** It as it is printed, and what is known of the CV. */
  line: PageLine | undefined;
  kept: Reviewed;
  serves: RequirementMatch[];
  onEdit: (edit: Edit) => void;
  onClose: () => void;
};

/** A line that was tapped on a phone: its text, what of the posting it serves, and what can be done with it. */
export function LineSheet({ at, studio: { doc, write }, line, kept, serves, onEdit, onClose }: Props) {
  const { t } = useTranslation("studio");
  return (
    <SideSheet
      opened={at !== null}
      onClose={onClose}
      position="bottom"
      styles={SHEET}
      title={t("sheet.title")}
    >
      {at !== null && (
        <Stack gap="sm">
          <Textarea
            aria-label={t("sheet.text")}
            data-autofocus
            autosize
            minRows={2}
            maxRows={8}
            maxLength={10_000}
            value={textAt(doc.content, at)}
            onChange={(event) => write(at, event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || lineKind(at) === "prose") return;
              event.preventDefault();
              onClose();
            }}
          />
          <div>
            <LineProof line={line} kept={kept} serves={serves} />
          </div>
          <Group gap="xs">
            {movedPlace(at) && (
              <>
                <Button
                  variant="default"
                  size="compact-md"
                  leftSection={<IconArrowUp size={16} />}
                  onClick={() => onEdit({ type: "move", at: movedPlace(at) ?? at, by: -1 })}
                >
                  {t(isSplit(at) ? "line.up" : "line.entryUp")}
                </Button>
                <Button
                  variant="default"
                  size="compact-md"
                  leftSection={<IconArrowDown size={16} />}
                  onClick={() => onEdit({ type: "move", at: movedPlace(at) ?? at, by: 1 })}
                >
                  {t(isSplit(at) ? "line.down" : "line.entryDown")}
                </Button>
              </>
            )}
            <Button
              variant="default"
              size="compact-md"
              leftSection={<IconEyeOff size={16} />}
              onClick={() => onEdit({ type: "remove", at })}
            >
              {t("line.hide")}
            </Button>
            {isInEntry(at) && (
              <Button
                variant="default"
                size="compact-md"
                leftSection={<IconEyeOff size={16} />}
                onClick={() => onEdit({ type: "remove", at: entryPlace(at) })}
              >
                {t("line.entryHide")}
              </Button>
            )}
            <Button size="compact-md" ml="auto" onClick={onClose}>
              {t("sheet.done")}
            </Button>
          </Group>
        </Stack>
      )}
    </SideSheet>
  );
}
