import { Anchor, Button, Collapse, Select, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { Link } from "@tanstack/react-router";
import { showDay } from "@terzi/ui/show-values";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import type { ApplicationProps } from "./draft-props.ts";
import { useAttach } from "./use-attach.ts";

type Props = Pick<ApplicationProps, "application" | "flush"> & { cvId: string };

const NONE = "none";

/** Which of the CV's letters goes with it; once sent, the letter's text at that time. */
export function LetterLine({ application, cvId, flush }: Props) {
  const { t } = useTranslation("applications");
  const { id, letterId, letterSent } = application;
  // A letter may have been written meanwhile.
  const letters = trpc.letters.list.useQuery({ cvId }, { refetchOnMount: "always", staleTime: 0 });
  const attach = useAttach(id, flush);
  const [isShown, { toggle }] = useDisclosure(false);
  if (!letters.data) return null;
  if (letters.data.length === 0 && !letterSent)
    return (
      <Anchor
        renderRoot={(props) => <Link to="/cvs/$id/letter" params={{ id: cvId }} {...props} />}
        size="sm"
      >
        {t("detail.letterWrite")}
      </Anchor>
    );
  return (
    <div>
      {letters.data.length > 0 && (
        <Select
          label={t("detail.letter")}
          allowDeselect={false}
          value={letterId ?? NONE}
          data={[
            { value: NONE, label: t("detail.letterNone") },
            ...letters.data.map((letter) => ({
              value: letter.id,
              label: t("detail.letterOf", {
                length: t(`detail.letterLengths.${letter.length}`),
                date: showDay(letter.createdAt),
              }),
            })),
          ]}
          onChange={(value) => void attach({ letterId: value === NONE ? null : value })}
        />
      )}
      {letterSent && (
        <>
          <Button variant="subtle" size="compact-sm" mt="xs" aria-expanded={isShown} onClick={toggle}>
            {t("detail.letterSent")}
          </Button>
          <Collapse expanded={isShown}>
            <Text size="sm" mt="xs" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
              {[letterSent.salutation, letterSent.body, letterSent.closing, letterSent.signature]
                .filter(Boolean)
                .join("\n\n")}
            </Text>
          </Collapse>
        </>
      )}
    </div>
  );
}
