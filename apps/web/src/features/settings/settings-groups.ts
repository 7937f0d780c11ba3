/** The groups of the settings, by the anchors that lead to them. */
export const SETTINGS_GROUPS = ["account", "security", "look", "data", "developers"] as const;
export type SettingsGroupName = (typeof SETTINGS_GROUPS)[number];
