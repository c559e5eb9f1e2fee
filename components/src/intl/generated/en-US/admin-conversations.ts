/** GENERATED from src/intl/en-US/admin-conversations.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const adminConversations = {
  domain: "admin-conversations",
  messages: {
    "conversations": `Conversations`,
    "thread": `Thread`,
    "participants": `Participants`,
    "messages": `Messages`,
    "lastMessage": `Last message`,
    "latestMessage": `Latest message`,
    "view": `View`,
    "viewThread": (args: { id: string }) => `View thread ${args.id}`,
    "fetchFailed": `Failed to fetch conversations`,
    "threadFailed": `Failed to fetch conversation messages`,
    "unreadable": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {one: () => `${formatter.number(args.count)} conversation could not be shown.`, other: () => `${formatter.number(args.count)} conversations could not be shown.`})}`,
    "none": `No conversations yet`,
    "noneText": `A reply to a message starts one.`,
    "noneOpen": `No conversation open`,
    "noneOpenText": `View one of the list to read its messages.`,
    "threadTitle": (args: { id: string }) => `Thread ${args.id}`,
    "threadFacts": (args: { id: string; count: number }, formatter: MessageFormatter) => `Thread ${args.id} · ${formatter.plural(args.count, {one: () => `${formatter.number(args.count)} message`, other: () => `${formatter.number(args.count)} messages`})}`,
    "close": `Close conversation`,
    "show": `Show`,
    "all": `All`,
    "unanswered": `To answer`,
    "allAnswered": `Every conversation is answered`,
  },
} as const;
