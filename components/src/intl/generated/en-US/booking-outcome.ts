/** GENERATED from src/intl/en-US/booking-outcome.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const bookingOutcome = {
  domain: "booking-outcome",
  messages: {
    "rideBooked": `Ride booked`,
    "nextWithDrivers": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {one: () => `${formatter.number(args.count)} driver in range.`, other: () => `${formatter.number(args.count)} drivers in range.`})} We will notify you as soon as one accepts.`,
    "nextWithoutDrivers": `We are looking for a driver near you. We will notify you as soon as one accepts.`,
    "openingRides": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {one: () => `Opening My Rides in ${formatter.number(args.count)} second`, other: () => `Opening My Rides in ${formatter.number(args.count)} seconds`})}`,
    "goToRides": `Go to My Rides now`,
    "continuing": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {one: () => `Continuing in ${formatter.number(args.count)} second`, other: () => `Continuing in ${formatter.number(args.count)} seconds`})}`,
    "continueNow": `Continue now`,
    "bookingFailed": `Booking Failed`,
    "payNow": `Go to payments`,
    "tryAgain": `Try Again`,
    "rideUnderWay": `You already have a ride under way`,
    "rideUnderWayHint": `You can book another one when it ends.`,
    "followRide": `Follow your ride`,
    "request": `Request`,
  },
} as const;
