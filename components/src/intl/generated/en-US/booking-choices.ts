/** GENERATED from src/intl/en-US/booking-choices.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const bookingChoices = {
  domain: "booking-choices",
  messages: {
    "economyPromise": `Every day`,
    "comfortPromise": `More legroom`,
    "premiumPromise": `Finest cars`,
    "suvPromise": `Room for six`,
    "seats": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {one: () => `${formatter.number(args.count)} seat`, other: () => `${formatter.number(args.count)} seats`})}`,
    "fareFrom": `from`,
    "fareAbout": `about`,
    "fourOrMore": `4+`,
    "specialRequirements": `Special requirements`,
    "optional": `(optional)`,
    "specialPlaceholder": `Anything your driver should know`,
    "quickAdd": `Quick add`,
    "tripSummary": `Trip summary`,
    "from": `From`,
    "to": `To`,
    "distanceAndTime": `Distance and time`,
    "distanceTime": (args: { distance: string; time: string }) => `${args.distance}, ${args.time}`,
    "waitMinutes": (args: { minutes: number }, formatter: MessageFormatter) => `${formatter.number(args.minutes)} min away`,
    "waitAndTime": (args: { minutes: number; time: string }, formatter: MessageFormatter) => `${formatter.number(args.minutes)} min away, ${args.time}`,
    "noCars": `No cars nearby`,
    "moreQuickAdds": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {one: () => `${formatter.number(args.count)} more`, other: () => `${formatter.number(args.count)} more`})}`,
  },
} as const;
