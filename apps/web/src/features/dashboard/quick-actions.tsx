import { Card, Group, SimpleGrid, Text, ThemeIcon } from "@mantine/core";
import { IconSparkles, IconUserCircle } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import row from "../cvs/cv-row.module.css";

export function QuickActions() {
  const { t } = useTranslation("dashboard");
  const actions = [
    { to: "/generate", icon: IconSparkles, title: t("generate"), text: t("generateText") },
    { to: "/profile", icon: IconUserCircle, title: t("profile"), text: t("profileText") },
  ] as const;
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      {actions.map(({ to, icon: Icon, title, text }) => (
        <Card key={to} className={row.row ?? ""}>
          <Group wrap="nowrap" align="flex-start">
            <ThemeIcon variant="light" size={44} radius="md">
              <Icon size={24} stroke={1.6} />
            </ThemeIcon>
            <div>
              <Link to={to} className={row.title}>
                {title}
              </Link>
              <Text size="sm" c="dimmed">
                {text}
              </Text>
            </div>
          </Group>
        </Card>
      ))}
    </SimpleGrid>
  );
}
