import type { Template } from "@terzi/contracts/design";
import type { TemplateLook } from "./template-look.ts";
import { academic } from "./templates/academic.ts";
import { columns } from "./templates/columns.ts";
import { compact } from "./templates/compact.ts";
import { creative } from "./templates/creative.ts";
import { europass } from "./templates/europass.ts";
import { executive } from "./templates/executive.ts";
import { graduate } from "./templates/graduate.ts";
import { modern } from "./templates/modern.ts";
import { plain } from "./templates/plain.ts";
import { professional } from "./templates/professional.ts";
import { technical } from "./templates/technical.ts";
import { turkish } from "./templates/turkish.ts";

export const TEMPLATES: Record<Template, TemplateLook> = {
  modern,
  professional,
  plain,
  compact,
  executive,
  columns,
  academic,
  europass,
  turkish,
  creative,
  technical,
  graduate,
};
