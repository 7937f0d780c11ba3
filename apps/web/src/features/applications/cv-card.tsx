import { Anchor, Badge, Button, Card, Group, Select, Stack, Text, Title } from "@mantine/core";
import { IconSparkles } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { BAND_COLOR, bandOf } from "../cvs/match-band.ts";
import type { ApplicationProps } from "./draft-props.ts";
import { LetterLine } from "./letter-line.tsx";
import { useAttach } from "./use-attach.ts";
import { useGenerate } from "./use-generate.ts";

type Props = Pick<ApplicationProps, "application" | "draft" | "flush">;

/** The CV that goes with it: which, how well it matches, and which version of it was sent. */
export function CvCard({ application, draft, flush }: Props) {
  const { t } = useTranslation("applications");
  const cvs = trpc.cv.list.useQuery();
  const { id, cv, matchScore, status } = application;
  const attach = useAttach(id, flush);
  const generate = useGenerate({ application, draft, flush });
  const others = cvs.data?.filter((one) => one.id !== cv?.id) ?? [];
  return (
    <Card component="section">
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h3">
          {t("detail.cv")}
        </Title>
        {matchScore !== null && (
          <Badge color={BAND_COLOR[bandOf(matchScore)]} size="lg">
            {t("card.matchLabel", { score: matchScore })}
          </Badge>
        )}
      </Group>
      <Stack gap="sm">
        {cv ? (
          <>
            <div>
              <Anchor
                renderRoot={(props) => <Link to="/cvs/$id" params={{ id: cv.id }} {...props} />}
                fw={600}
                style={{ overflowWrap: "anywhere" }}
              >
                {[cv.jobTitle, cv.company].filter(Boolean).join(", ")}
              </Anchor>
              <Text size="sm" c="dimmed">
                {cv.sent
                  ? t("detail.cvSent", { number: cv.sent })
                  : status === "saved" && t("detail.cvUnsent")}
              </Text>
              {cv.sent !== null && cv.sent !== cv.current && (
                <Text size="sm" c="dimmed">
                  {t("detail.cvChanged")}
                </Text>
              )}
            </div>
            <Group gap="xs">
              <Button
                component="a"
                href={`/api/cvs/${cv.id}/download/pdf?version=${cv.sent ?? cv.current}`}
                target="_blank"
                rel="noopener"
                variant="default"
                size="sm"
              >
                {t("detail.cvPdf")}
              </Button>
              <Button variant="subtle" size="sm" color="gray" onClick={() => void attach({ cvId: null })}>
                {t("detail.cvRemove")}
              </Button>
            </Group>
          </>
        ) : (
          <Text c="dimmed">{t("detail.cvNone")}</Text>
        )}
        {cv && <LetterLine application={application} cvId={cv.id} flush={flush} />}
        {(!cv || status === "saved") && (
          <Button
            variant={cv ? "default" : "filled"}
            leftSection={<IconSparkles size={18} />}
            style={{ alignSelf: "flex-start" }}
            onClick={() => void generate()}
          >
            {cv ? t("detail.cvAgain") : t("detail.cvGenerate")}
          </Button>
        )}
        {!cv && others.length > 0 && (
          <Select
            label={t("detail.cvChoose")}
            placeholder={t("detail.cvPick")}
            searchable
            value={null}
            data={others.map((one) => ({
              value: one.id,
              label: [one.jobTitle, one.company].filter(Boolean).join(", ") || t("detail.cv"),
            }))}
            onChange={(value) => value && void attach({ cvId: value })}
          />
        )}
      </Stack>
    </Card>
  );
}
