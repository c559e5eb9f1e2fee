/** GENERATED from src/intl/en-US/avatar-demo.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const avatarDemo = {
  domain: "avatar-demo",
  messages: {
    "avatarLead": `Every avatar shows the first two characters of the name on a colour and a pattern that are derived from the user’s id.`,
    "sampleUsers": `Sample Users`,
    "sizes": `Sizes`,
    "pixels": (args: { size: number }, formatter: MessageFormatter) => `${formatter.number(args.size)} px`,
    "borderVariants": `Border Variants`,
    "borderNone": `none`,
    "borderLine": `line`,
    "borderStrong": `strong`,
    "borderSignal": `signal`,
    "consistencyTest": `Consistency Test`,
    "consistent": `Same id, same avatar`,
    "inconsistent": `The same id looks different`,
  },
} as const;
