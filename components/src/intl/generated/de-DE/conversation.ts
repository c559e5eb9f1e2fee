/** GENERATED from src/intl/de-DE/conversation.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const conversation = {
  domain: "conversation",
  messages: {
    "message": `Nachricht`,
    "unread": (args: { count: number }, formatter: MessageFormatter) => `Nachricht, ${formatter.plural(args.count, {one: () => `${formatter.number(args.count)} ungelesene Nachricht`, other: () => `${formatter.number(args.count)} ungelesene Nachrichten`})}`,
    "messagesWith": (args: { name: string }) => `Nachrichten mit ${args.name}`,
    "yourMessage": `Ihre Nachricht`,
    "placeholder": `Nachricht schreiben`,
    "send": `Senden`,
    "sending": `Wird gesendet`,
    "notSent": `Nicht gesendet`,
    "waiting": `Noch nicht gesendet. Die Nachricht wird gesendet, sobald die Verbindung wieder besteht.`,
    "edit": `Bearbeiten`,
    "none": `Noch keine Nachrichten`,
    "noneDriver": `Schreiben Sie Ihrem Fahrer, wo Sie warten.`,
    "noneRider": `Schreiben Sie Ihrem Fahrgast, wann Sie da sind.`,
    "loading": `Nachrichten werden geladen`,
    "loadFailed": `Frühere Nachrichten konnten nicht geladen werden.`,
    "you": `Sie`,
  },
} as const;
