import { Button, Group, Pagination, Select, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import type { CvSummary } from "@terzi/contracts/cv-detail";
import { shownLanguage } from "@terzi/ui/texts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { arrangeCvs, CV_FILTERS, CV_SORTS, type CvFilter, type CvSort } from "./arrange-cvs.ts";
import { CvCard } from "./cv-card.tsx";
import classes from "./cv-list.module.css";

const PAGE_SIZE = 20;
/** Below this, searching takes longer than looking. */
const SEARCH_FROM = 6;

/** Every CV: searchable, sortable, in pages. */
export function CvList({ cvs }: { cvs: CvSummary[] }) {
  const { t } = useTranslation("cvs");
  const [search, setSearch] = useState("");
  const [sort, setSort] = useState<CvSort>("newest");
  const [filter, setFilter] = useState<CvFilter>("all");
  const [page, setPage] = useState(1);
  const hits = arrangeCvs(cvs, { search, sort, filter, language: shownLanguage() });
  const pages = Math.max(1, Math.ceil(hits.length / PAGE_SIZE));
  const shown = hits.slice((Math.min(page, pages) - 1) * PAGE_SIZE).slice(0, PAGE_SIZE);
  const searchFor = (words: string) => {
    setSearch(words);
    setPage(1);
  };
  const clear = () => {
    searchFor("");
    setFilter("all");
  };
  return (
    <Stack>
      {cvs.length >= SEARCH_FROM && (
        <Group gap="sm">
          <TextInput
            type="search"
            aria-label={t("search")}
            placeholder={t("search")}
            leftSection={<IconSearch size={18} />}
            value={search}
            onChange={(event) => searchFor(event.currentTarget.value)}
            style={{ flex: "1 1 16rem" }}
          />
          <Select
            aria-label={t("show")}
            allowDeselect={false}
            value={filter}
            onChange={(value) => {
              setFilter(CV_FILTERS.find((known) => known === value) ?? "all");
              setPage(1);
            }}
            data={CV_FILTERS.map((value) => ({ value, label: t(`shows.${value}`) }))}
            className={classes.choice ?? ""}
          />
          <Select
            className={classes.choice ?? ""}
            aria-label={t("sort")}
            allowDeselect={false}
            value={sort}
            onChange={(value) => setSort(CV_SORTS.find((known) => known === value) ?? "newest")}
            data={CV_SORTS.map((value) => ({ value, label: t(`sorts.${value}`) }))}
          />
        </Group>
      )}
      {shown.length ? (
        <SimpleGrid component="ul" cols={{ base: 1, lg: 2 }} spacing="sm" p={0} m={0}>
          {shown.map((cv) => (
            <CvCard key={cv.id} cv={cv} />
          ))}
        </SimpleGrid>
      ) : (
        <Group role="status">
          <Text c="dimmed">{t("noHits")}</Text>
          <Button size="compact-sm" variant="subtle" onClick={clear}>
            {t("clearSearch")}
          </Button>
        </Group>
      )}
      {pages > 1 && (
        <Pagination
          total={pages}
          value={Math.min(page, pages)}
          onChange={(chosen) => {
            setPage(chosen);
            // Another page starts at its top.
            window.scrollTo({ top: 0 });
          }}
          aria-label={t("pages")}
          mx="auto"
        />
      )}
    </Stack>
  );
}
