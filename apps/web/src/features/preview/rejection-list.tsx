import { Button, Stack, Text } from "@mantine/core";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import type { Rejection } from "@terzi/contracts/cv";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { sectionName } from "../match/place-name.ts";
import classes from "./rejection-list.module.css";
import { rejectionReason, sectionOf } from "./rejection-words.ts";

type Props = { rejections: Rejection[]; count: number };

/** What the writer proposed and was refused, why, and what is used instead; folded at first. */
export function RejectionList({ rejections, count }: Props) {
  const { t } = useTranslation("preview");
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        ml={-8}
        display="block"
        rightSection={isOpen ? <IconChevronUp size={16} /> : <IconChevronDown size={16} />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t("rejections.show")}
      </Button>
      <div id={id}>
        {isOpen && (
          <Stack component="ul" gap="sm" p={0} mt="xs" mb={0} className={classes.list}>
            {rejections.map((rejection) => (
              <RejectedWording key={`${rejection.at} ${rejection.proposed}`} rejection={rejection} />
            ))}
            {count > rejections.length && (
              <Text component="li" size="sm" c="dimmed">
                {t("rejections.more", { count: count - rejections.length })}
              </Text>
            )}
          </Stack>
        )}
      </div>
    </>
  );
}

function RejectedWording({ rejection }: { rejection: Rejection }) {
  const { t } = useTranslation("preview");
  const section = sectionOf(rejection);
  const { proposed, instead } = rejection;
  return (
    <li className={classes.rejection}>
      {section && (
        <Text size="xs" c="dimmed">
          {sectionName(section)}
        </Text>
      )}
      <dl>
        <dt>{t("rejections.proposed")}</dt>
        <dd dir="auto">
          <del>{proposed}</del>
        </dd>
        <dt>{t("rejections.why")}</dt>
        <dd>{rejectionReason(rejection, t)}</dd>
        <dt>{t("rejections.instead")}</dt>
        <dd dir="auto">{instead || t("rejections.nothing")}</dd>
      </dl>
    </li>
  );
}
