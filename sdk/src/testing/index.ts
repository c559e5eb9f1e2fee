export { type FakeAnswers, fakeClient } from './fake-client.ts';
export { type FakeChannel, fakeLiveChannel } from './fake-live-channel.ts';
