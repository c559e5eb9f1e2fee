/** GENERATED from src/intl/en-US/primitives.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const primitives = {
  domain: "primitives",
  messages: {
    "alerts": `Alerts`,
    "dismissAlert": `Dismiss alert`,
    "showPassword": `Show password`,
    "hidePassword": `Hide password`,
    "clearSearch": `Clear search`,
    "increase": `Increase`,
    "decrease": `Decrease`,
    "route": `Route`,
    "user": `User`,
    "columns": `Columns`,
  },
} as const;
