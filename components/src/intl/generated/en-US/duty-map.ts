/** GENERATED from src/intl/en-US/duty-map.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const dutyMap = {
  domain: "duty-map",
  messages: {
    "label": `Map of waiting rides`,
    "description": (args: { count: number; km: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {"=0": `No rides are`, one: () => `${formatter.number(args.count)} ride is`, other: () => `${formatter.number(args.count)} rides are`})} waiting within ${formatter.number(args.km)} km of your position.`,
    "noPosition": `Your position is not known yet.`,
    "request": (args: { amount: number | string; place: string }) => `Ride request: ${args.amount} net, pickup at ${args.place}`,
    "tooDear": (args: { request: string }) => `${args.request}. Your balance does not cover its fee.`,
    "showArea": `Show your whole radius`,
    "areaHelp": `Arrow keys move the map, plus and minus zoom, zero shows your whole radius.`,
    "km": (args: { km: number }, formatter: MessageFormatter) => `${formatter.number(args.km)} km`,
  },
} as const;
