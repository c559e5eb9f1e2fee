export {
  type LiveChannel,
  type LiveChannelHandlers,
  type OpenLiveChannel,
  openLiveChannel,
} from './live-channel.ts';
export { readMessage } from './read-message.ts';
