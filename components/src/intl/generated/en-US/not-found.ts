/** GENERATED from src/intl/en-US/not-found.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const notFound = {
  domain: "not-found",
  messages: {
    "text": `There is no page at this address. The link may be old or mistyped.`,
    "toStart": `Go to the start page`,
  },
} as const;
