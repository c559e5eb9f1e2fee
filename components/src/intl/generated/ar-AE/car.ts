/** GENERATED from src/intl/ar-AE/car.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const car = {
  domain: "car",
  messages: {
    "colorName": (args: { color: string }, formatter: MessageFormatter) => `${formatter.select({white: `أبيض`, black: `أسود`, silver: `فضي`, gray: `رمادي`, blue: `أزرق`, red: `أحمر`, green: `أخضر`, brown: `بني`, beige: `بيج`, gold: `ذهبي`, yellow: `أصفر`, orange: `برتقالي`, purple: `بنفسجي`, other: () => `⁨${args.color}⁩`}, args.color)}`,
    "carInColor": (args: { car: string; color: string }) => `⁨${args.car}⁩، ⁨${args.color}⁩`,
  },
} as const;
