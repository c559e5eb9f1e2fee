/** GENERATED from src/intl/en-US/map.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { Flag, MessageFormatter } from '../../message.ts';

export const map = {
  domain: "map",
  messages: {
    "role": `map`,
    "help": `Arrow keys move the map, plus and minus zoom, zero shows the whole trip.`,
    "helpCity": `Arrow keys move the map, plus and minus zoom, zero shows the whole city.`,
    "wheel": `Hold Ctrl or Cmd to zoom`,
    "zoomIn": `Zoom in`,
    "zoomOut": `Zoom out`,
    "showTrip": `Show the whole trip`,
    "showCity": `Show the whole city`,
    "followCar": `Follow the car`,
    "streets": (args: { first: string; second: string }) => `${args.first} and ${args.second}`,
    "sentence": (args: { words: string }) => `${args.words}.`,
    "route": (args: { hasPickup: Flag; pickup?: string; hasDropoff: Flag; dropoff?: string; hasStreets: Flag; streets?: string }, formatter: MessageFormatter) => `Route from ${formatter.select({yes: () => `${args.pickup}`, other: `the pickup`}, args.hasPickup)} to ${formatter.select({yes: () => `${args.dropoff}`, other: `the destination`}, args.hasDropoff)}${formatter.select({yes: () => ` via ${args.streets}`, other: ``}, args.hasStreets)}.`,
    "pickupAt": (args: { hasPlace: Flag; place?: string }, formatter: MessageFormatter) => `Pickup at ${formatter.select({yes: () => `${args.place}`, other: `the marked place`}, args.hasPlace)}.`,
    "destinationAt": (args: { hasPlace: Flag; place?: string }, formatter: MessageFormatter) => `Destination at ${formatter.select({yes: () => `${args.place}`, other: `the marked place`}, args.hasPlace)}.`,
    "carToDestination": `The car is on its way to the destination.`,
    "driverAtPickup": `The driver is at the pickup.`,
    "driverToPickup": `The driver is on the way to the pickup.`,
    "driversNearby": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {one: () => `${formatter.number(args.count)} driver nearby.`, other: () => `${formatter.number(args.count)} drivers nearby.`})}`,
  },
} as const;
