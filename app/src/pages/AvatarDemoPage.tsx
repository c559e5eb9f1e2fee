import { AvatarDemo } from '@mobility/components/shell';

/** Avatars in every size, for everyone. */
export default AvatarDemo;
