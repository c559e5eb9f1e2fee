/** GENERATED from src/intl/en-US/format.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const format = {
  domain: "format",
  messages: {
    "dateNotAvailable": `Date not available`,
    "invalidDate": `Invalid date`,
    "dateError": `Date error`,
    "unknownTime": `Unknown time`,
    "notAvailable": `N/A`,
    "justNow": `just now`,
  },
} as const;
