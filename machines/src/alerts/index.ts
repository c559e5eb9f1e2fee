export {
  type Alert,
  isOfferTopic,
  type Movement,
  messagesTopic,
  offerTopic,
  payTopic,
  rideTopic,
  topUpTopic,
} from './alert.ts';
export { type AlertsActor, alertsMachine, type SoundSettings, type SoundStorage } from './machine.ts';
