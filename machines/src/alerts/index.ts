export { type Alert, messagesTopic, payTopic, rideTopic } from './alert.ts';
export { type AlertsActor, alertsMachine, type SoundSettings, type SoundStorage } from './machine.ts';
