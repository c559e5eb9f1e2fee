/** GENERATED from src/intl/de-DE/admin-demo.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const adminDemo = {
  domain: "admin-demo",
  messages: {
    "simulation": `Simulierte Stadt`,
    "simulationHint": `Simulierte Fahrer und Fahrgäste halten diese Demo in Bewegung.`,
    "running": `Läuft`,
    "speed": `Tempo`,
    "times": (args: { speed: number }, formatter: MessageFormatter) => `${formatter.number(args.speed)}×`,
    "drivers": `Fahrer`,
    "riders": `Fahrgäste`,
    "openRides": `Laufende Fahrten`,
    "completedRides": `Abgeschlossene Fahrten`,
    "steerFailed": `Die simulierte Stadt konnte nicht geändert werden.`,
    "simulationFailed": `Die simulierte Stadt konnte nicht gelesen werden.`,
    "outbox": `Postausgang`,
    "outboxHint": `Die neuesten 100 E-Mails. Ohne Mailserver bleiben sie nur hier.`,
    "outboxFailed": `Die ausgehenden E-Mails konnten nicht gelesen werden.`,
    "noMail": `Noch keine E-Mails`,
    "recipient": `Empfänger`,
    "subject": `Betreff`,
    "state": `Status`,
    "written": `Geschrieben`,
    "read": `Lesen`,
    "readMail": (args: { subject: string; recipient: string }) => `${args.subject} an ${args.recipient} lesen`,
    "waiting": `Wartet`,
    "sent": `Gesendet`,
    "failed": `Fehlgeschlagen`,
    "unreadableMail": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {one: () => `${formatter.number(args.count)} E-Mail konnte nicht angezeigt werden.`, other: () => `${formatter.number(args.count)} E-Mails konnten nicht angezeigt werden.`})}`,
    "unknownState": `Unbekannt`,
  },
} as const;
