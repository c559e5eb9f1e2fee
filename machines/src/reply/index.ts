export { replyWith } from './actors.ts';
export {
  type ReplyContext,
  type ReplyEvent,
  type ReplyInput,
  type ReplyOriginal,
  type ReplySnapshot,
  replyMachine,
} from './machine.ts';
