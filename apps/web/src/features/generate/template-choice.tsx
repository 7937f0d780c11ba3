import type { CareerProfile } from "@terzi/contracts/career";
import { type Design, plainDesign } from "@terzi/contracts/design";
import { buildBaseContent } from "@terzi/tailoring/writing/base-content";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { TemplateGallery } from "../design/template-gallery.tsx";
import type { Order } from "./kept-order.ts";

type Props = {
  order: Order;
  profile: CareerProfile;
  own: Design | null;
  change: (changed: Partial<Order>) => void;
};

/** The templates with the person's own profile, in their default design. */
export function TemplateChoice({ order, profile, own, change }: Props) {
  const { t } = useTranslation("generate");
  const { language, template } = order;
  const cv = useMemo(
    () => ({ content: buildBaseContent(profile, () => 0), language, jobTitle: "" }),
    [profile, language],
  );
  const design = useMemo(() => ({ ...(own ?? plainDesign(template)), template }), [own, template]);
  return (
    <TemplateGallery
      label={t("template")}
      cv={cv}
      design={design}
      onChange={(chosen) => change({ template: chosen })}
    />
  );
}
