export { avatarWith } from './actors.ts';
export {
  type AvatarContext,
  type AvatarEvent,
  type AvatarSnapshot,
  avatarMachine,
  type Crop,
} from './machine.ts';
export { middleOf, mostZoom, zoomOf } from './rules.ts';
