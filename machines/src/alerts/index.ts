export { type Alert, type Movement, messagesTopic, payTopic, rideTopic, topUpTopic } from './alert.ts';
export { type AlertsActor, alertsMachine, type SoundSettings, type SoundStorage } from './machine.ts';
