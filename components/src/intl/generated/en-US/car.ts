/** GENERATED from src/intl/en-US/car.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const car = {
  domain: "car",
  messages: {
    "colorName": (args: { color: string }, formatter: MessageFormatter) => `${formatter.select({white: `White`, black: `Black`, silver: `Silver`, gray: `Gray`, blue: `Blue`, red: `Red`, green: `Green`, brown: `Brown`, beige: `Beige`, gold: `Gold`, yellow: `Yellow`, orange: `Orange`, purple: `Purple`, other: () => `${args.color}`}, args.color)}`,
    "carInColor": (args: { color: string; car: string }) => `${args.color} ${args.car}`,
  },
} as const;
