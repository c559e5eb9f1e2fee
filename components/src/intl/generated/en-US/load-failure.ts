/** GENERATED from src/intl/en-US/load-failure.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const loadFailure = {
  domain: "load-failure",
  messages: {
    "dashboardFailed": (args: { reason: string }) => `Failed to load dashboard data: ${args.reason}`,
    "outOfDate": `What is shown may be out of date.`,
    "notConfigured": `Backend URL not configured`,
    "loginFirst": `Please login first`,
    "serverError": (args: { status: string }) => `The server answered with an error (${args.status})`,
    "unreadable": `The server's answer could not be read`,
  },
} as const;
