/** GENERATED from src/intl/en-US/admin-analytics.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const adminAnalytics = {
  domain: "admin-analytics",
  messages: {
    "analytics": `Analytics`,
    "completionRate": `Completion rate`,
    "completed": (args: { done: string; all: string }) => `${args.done} of ${args.all} rides`,
    "averageRating": `Average rating`,
    "fixedRating": `Fixed figure`,
    "utilisation": `Driver utilisation`,
    "online": (args: { online: string; all: string }) => `${args.online} of ${args.all} drivers online`,
    "revenuePerRide": `Revenue per completed ride`,
    "perCompleted": `on average`,
    "growth": `Growth`,
    "growthText": `Payment analytics compares revenue and transactions with the window before.`,
    "openPayments": `Payment analytics`,
  },
} as const;
