/** GENERATED from src/intl/en-US/history.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const history = {
  domain: "history",
  messages: {
    "specialRequirements": `Special requirements:`,
    "yourRating": (args: { mood: string }) => `Your rating ${args.mood},`,
    "ridersRating": (args: { mood: string }) => `Rider’s rating ${args.mood},`,
    "historyOfRider": `View and manage all your rides`,
    "historyOfPlatform": `View and manage all platform rides`,
    "historyOfDriver": (args: { shown: number; total: number }, formatter: MessageFormatter) => `View and manage all your completed rides (${formatter.number(args.shown)} of ${formatter.number(args.total)} rides)`,
    "historyOfDriverLoading": `View and manage all your completed rides`,
    "searchRides": `Search rides`,
    "searchByLocation": `Search by location or ride ID...`,
    "searchByRider": `Search by rider, address, or ride ID...`,
    "noRidesFound": `No rides found`,
    "adjustFilters": `Try adjusting your search or filters`,
    "noRidesYet": `No rides yet`,
    "noRidesTaken": `You haven't taken any rides yet`,
    "showMoreRides": `Show more rides`,
    "moreRidesFailed": `More rides could not be loaded.`,
    "latestRides": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {one: `The latest ride`, other: () => `The ${formatter.number(args.count)} latest rides`})}`,
    "latestOfRides": (args: { count: number; total: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {one: () => `The latest ride of ${formatter.number(args.total)}`, other: () => `The ${formatter.number(args.count)} latest of ${formatter.number(args.total)} rides`})}`,
    "searchReach": (args: { count: number }, formatter: MessageFormatter) => `The search covers the newest ${formatter.number(args.count)} rides.`,
    "completeFirstRide": `Complete your first ride to see it here`,
    "noShowToRider": `Ended by the driver: you did not come to the pickup`,
    "noShowToAdmin": `Ended by the driver: the rider did not come`,
    "noShow": `Rider did not come`,
  },
} as const;
