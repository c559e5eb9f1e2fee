export { type RideConversationPorts, rideConversationWith } from './actors.ts';
export {
  type RideConversationEvent,
  type RideConversationSnapshot,
  rideConversationMachine,
} from './machine.ts';
export {
  conversationOf,
  isInContact,
  type Reach,
  reachOf,
  type SpokenMessage,
  unreadMessages,
} from './rules.ts';
