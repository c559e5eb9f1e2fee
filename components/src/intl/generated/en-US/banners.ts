/** GENERATED from src/intl/en-US/banners.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const banners = {
  domain: "banners",
  messages: {
    "networkLost": `No internet connection. This page may be out of date.`,
    "updatesStopped": `Live updates are off. This page may lag behind.`,
    "updateReady": (args: { product: string }) => `A new version of ${args.product} is ready.`,
    "updateLater": `Later`,
  },
} as const;
