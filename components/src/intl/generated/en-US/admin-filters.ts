/** GENERATED from src/intl/en-US/admin-filters.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const adminFilters = {
  domain: "admin-filters",
  messages: {
    "savedFilters": `Saved filters`,
    "none": `None saved yet. Only you see them, in this browser.`,
    "name": `Name`,
    "chooseFirst": `Choose a filter first.`,
    "replaces": `Replaces the saved filter of this name.`,
    "save": `Save the current filters`,
    "remove": (args: { name: string }) => `Remove ${args.name}`,
    "removed": (args: { name: string }) => `${args.name} removed`,
    "undo": `Undo`,
  },
} as const;
