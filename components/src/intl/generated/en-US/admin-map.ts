/** GENERATED from src/intl/en-US/admin-map.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const adminMap = {
  domain: "admin-map",
  messages: {
    "title": `Live map`,
    "failed": `The live map could not be loaded.`,
    "free": `Free`,
    "pending": `Pending`,
    "accepted": `Accepted`,
    "arriving": `Arriving`,
    "inProgress": `In progress`,
    "twoFingers": `Use two fingers to move the map`,
    "unknownRider": `Unknown rider`,
    "riderWithDriver": (args: { rider: string; driver: string }) => `${args.rider} with ${args.driver}`,
    "left": (args: { time: string }) => `${args.time} left`,
    "openRide": `Open ride`,
    "ridesLive": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {one: () => `${formatter.number(args.count)} ride live`, other: () => `${formatter.number(args.count)} rides live`})}`,
    "selected": (args: { id: string }) => `Selected: ${args.id}`,
    "closeMap": `Close the map`,
    "showMap": `Show the map`,
    "map": `Map`,
    "chooseRide": `Show a ride on the map`,
    "noRide": `No ride chosen`,
    "choice": (args: { id: string; rider: string }) => `#${args.id}, ${args.rider}`,
  },
} as const;
