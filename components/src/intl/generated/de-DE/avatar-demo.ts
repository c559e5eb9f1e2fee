/** GENERATED from src/intl/de-DE/avatar-demo.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const avatarDemo = {
  domain: "avatar-demo",
  messages: {
    "avatarLead": `Jeder Avatar zeigt die ersten zwei Zeichen des Namens auf einer Farbe und einem Muster, die aus der Benutzer-ID abgeleitet sind.`,
    "sampleUsers": `Beispielbenutzer`,
    "sizes": `Größen`,
    "pixels": (args: { size: number }, formatter: MessageFormatter) => `${formatter.number(args.size)} px`,
    "borderVariants": `Randvarianten`,
    "borderNone": `ohne`,
    "borderLine": `Linie`,
    "borderStrong": `kräftig`,
    "borderSignal": `Signal`,
    "consistencyTest": `Konsistenztest`,
    "consistent": `Gleiche ID, gleicher Avatar`,
    "inconsistent": `Dieselbe ID sieht verschieden aus`,
  },
} as const;
