import { CODE_AND_RELEASES } from "./software/code-and-releases.ts";
import { DATA_AND_CLOUD } from "./software/data-and-cloud.ts";
import { DATABASES_AND_SYSTEMS } from "./software/databases-and-systems.ts";
import { SERVERS_NETWORKS_AND_SUPPORT } from "./software/servers-networks-and-support.ts";
import { SOFTWARE } from "./software/software.ts";

/** Software and data; the form of a line is that of everyday/general.ts. */
export const SOFTWARE_THINGS = [
  CODE_AND_RELEASES,
  DATA_AND_CLOUD,
  DATABASES_AND_SYSTEMS,
  SERVERS_NETWORKS_AND_SUPPORT,
  SOFTWARE,
]
  .map((lines) => lines.trim())
  .join("\n");
