/** GENERATED from src/intl/de-DE/car.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const car = {
  domain: "car",
  messages: {
    "colorName": (args: { color: string }, formatter: MessageFormatter) => `${formatter.select({white: `Weiß`, black: `Schwarz`, silver: `Silber`, gray: `Grau`, blue: `Blau`, red: `Rot`, green: `Grün`, brown: `Braun`, beige: `Beige`, gold: `Gold`, yellow: `Gelb`, orange: `Orange`, purple: `Violett`, other: () => `${args.color}`}, args.color)}`,
    "carInColor": (args: { car: string; color: string }) => `${args.car} in ${args.color}`,
  },
} as const;
