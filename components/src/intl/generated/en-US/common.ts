/** GENERATED from src/intl/en-US/common.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const common = {
  domain: "common",
  messages: {
    "cancel": `Cancel`,
    "close": `Close`,
    "retry": `Retry`,
    "refresh": `Refresh`,
    "save": `Save`,
    "back": `Back`,
    "loading": `Loading`,
    "pickup": `Pickup`,
    "destination": `Destination`,
    "rider": `Rider`,
    "driver": `Driver`,
    "admin": `Admin`,
    "economy": `Economy`,
    "comfort": `Comfort`,
    "premium": `Premium`,
    "suv": `SUV`,
    "passengers": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {"=4": `4+ passengers`, one: () => `${formatter.number(args.count)} passenger`, other: () => `${formatter.number(args.count)} passengers`})}`,
    "payNow": `Pay Now`,
    "unknownDriver": `Unknown Driver`,
    "unknownRider": `Unknown Rider`,
    "online": `Online`,
    "offline": `Offline`,
  },
} as const;
