export {
  type LiveChannel,
  type LiveChannelHandlers,
  type LiveTelemetry,
  type OpenLiveChannel,
  openLiveChannel,
} from './live-channel.ts';
export { readMessage } from './read-message.ts';
