export { savedCardsWith } from './actors.ts';
export {
  type SavedCardsContext,
  type SavedCardsEvent,
  type SavedCardsSnapshot,
  savedCardsMachine,
} from './machine.ts';
export { isExpired, payingCards } from './rules.ts';
