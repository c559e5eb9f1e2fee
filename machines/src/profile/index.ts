export { profileWith } from './actors.ts';
export {
  type ProfileContext,
  type ProfileEvent,
  type ProfileSnapshot,
  profileMachine,
} from './machine.ts';
export { formOf, type ProfileForm, profileErrors } from './rules.ts';
