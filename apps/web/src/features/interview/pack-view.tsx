import { Badge, Card, Group, Stack, Text, Title } from "@mantine/core";
import type { InterviewPack, InterviewQuestion, WeakSpot } from "@terzi/contracts/interview";
import { partOf } from "@terzi/contracts/place";
import { type InterviewTexts, interviewTexts } from "@terzi/i18n/interview";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import classes from "./pack.module.css";

/** The pack on the screen, in the language in which the interview will be. */
export function PackView({ pack }: { pack: InterviewPack }) {
  const { t } = useTranslation("interview");
  const texts = interviewTexts[pack.language];
  if (!pack.questions.length && !pack.weakSpots.length) return <Text c="dimmed">{t("nothing")}</Text>;
  return (
    <Stack gap="xl" lang={pack.language}>
      {pack.introduction.length > 0 && (
        <section>
          <Title order={2} mb="sm">
            {texts.introduction}
          </Title>
          <Card>
            <Text>{pack.introduction.join(" ")}</Text>
          </Card>
        </section>
      )}
      {pack.questions.length > 0 && (
        <section>
          <Title order={2} mb="sm">
            {texts.questions}
          </Title>
          <Stack gap="md">
            {pack.questions.map((question) => (
              <QuestionCard key={question.id} question={question} texts={texts} />
            ))}
          </Stack>
        </section>
      )}
      {pack.weakSpots.length > 0 && (
        <section>
          <Title order={2} mb="sm">
            {texts.weakSpots}
          </Title>
          <Stack gap="md">
            {pack.weakSpots.map((spot) => (
              <SpotCard key={spot.id} spot={spot} texts={texts} />
            ))}
          </Stack>
        </section>
      )}
    </Stack>
  );
}

function QuestionCard({
  question: { question, asked, isMust, proof, star },
  texts,
}: {
  question: InterviewQuestion;
  texts: InterviewTexts;
}) {
  const isListed = star.length === 0 && proof[0] && partOf(proof[0].place) === "skills";
  return (
    <Card component="article">
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="sm">
        <Title order={3} size="h4">
          {question}
        </Title>
        {isMust && (
          <Badge color="gray" style={{ flex: "none" }}>
            {texts.must}
          </Badge>
        )}
      </Group>
      <dl className={classes.facts}>
        <Fact label={texts.asked}>{asked}</Fact>
        {proof.map(({ place, quote }) => (
          <Fact key={place} label={texts.proof}>
            {quote}
          </Fact>
        ))}
        {star.map(({ part, text }) => (
          <Fact key={part} label={texts.parts[part]}>
            {text || <Open>{texts.open[part]}</Open>}
          </Fact>
        ))}
        {isListed && (
          <Fact label={texts.parts.action}>
            <Open>{texts.listed}</Open>
          </Fact>
        )}
      </dl>
    </Card>
  );
}

const SpotCard = ({ spot: { question, answer, hint }, texts }: { spot: WeakSpot; texts: InterviewTexts }) => (
  <Card component="article">
    <Title order={3} size="h4">
      {question}
    </Title>
    <dl className={classes.facts}>
      <Fact label={texts.answer}>
        {answer} <Open>{hint}</Open>
      </Fact>
    </dl>
  </Card>
);

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={classes.fact}>
    <Text component="dt" size="sm" c="dimmed" fw={500}>
      {label}
    </Text>
    <Text component="dd" size="sm" dir="auto">
      {children}
    </Text>
  </div>
);

/** What only the person knows. */
const Open = ({ children }: { children: ReactNode }) => (
  <Text span size="sm" c="dimmed" fs="italic">
    {children}
  </Text>
);
