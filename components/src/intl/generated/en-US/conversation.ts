/** GENERATED from src/intl/en-US/conversation.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const conversation = {
  domain: "conversation",
  messages: {
    "message": `Message`,
    "unread": (args: { count: number }, formatter: MessageFormatter) => `Message, ${formatter.plural(args.count, {one: () => `${formatter.number(args.count)} unread message`, other: () => `${formatter.number(args.count)} unread messages`})}`,
    "messagesWith": (args: { name: string }) => `Messages with ${args.name}`,
    "yourMessage": `Your message`,
    "placeholder": `Write a message`,
    "send": `Send`,
    "sending": `Sending`,
    "notSent": `Not sent`,
    "waiting": `Not sent yet. It goes out when the connection is back.`,
    "edit": `Edit`,
    "none": `No messages yet`,
    "noneDriver": `Tell your driver where you are waiting.`,
    "noneRider": `Tell your rider when you arrive.`,
    "loading": `Loading messages`,
    "loadFailed": `Earlier messages could not be loaded.`,
    "you": `You`,
  },
} as const;
