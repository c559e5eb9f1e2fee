/** GENERATED from src/intl/de-DE/admin-conversations.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const adminConversations = {
  domain: "admin-conversations",
  messages: {
    "conversations": `Gespräche`,
    "thread": `Gespräch`,
    "participants": `Beteiligte`,
    "messages": `Nachrichten`,
    "lastMessage": `Letzte Nachricht`,
    "latestMessage": `Neueste Nachricht`,
    "view": `Ansehen`,
    "viewThread": (args: { id: string }) => `Gespräch ${args.id} ansehen`,
    "fetchFailed": `Die Gespräche konnten nicht geladen werden`,
    "threadFailed": `Die Nachrichten des Gesprächs konnten nicht geladen werden`,
    "unreadable": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {one: () => `${formatter.number(args.count)} Gespräch konnte nicht angezeigt werden.`, other: () => `${formatter.number(args.count)} Gespräche konnten nicht angezeigt werden.`})}`,
    "none": `Noch keine Gespräche`,
    "noneText": `Eine Antwort auf eine Nachricht beginnt eines.`,
    "noneOpen": `Kein Gespräch geöffnet`,
    "noneOpenText": `Öffnen Sie eines der Liste, um die Nachrichten zu lesen.`,
    "threadTitle": (args: { id: string }) => `Gespräch ${args.id}`,
    "threadFacts": (args: { id: string; count: number }, formatter: MessageFormatter) => `Gespräch ${args.id} · ${formatter.plural(args.count, {one: () => `${formatter.number(args.count)} Nachricht`, other: () => `${formatter.number(args.count)} Nachrichten`})}`,
    "close": `Gespräch schließen`,
    "show": `Anzeigen`,
    "all": `Alle`,
    "unanswered": `Zu beantworten`,
    "allAnswered": `Jede Unterhaltung ist beantwortet`,
  },
} as const;
