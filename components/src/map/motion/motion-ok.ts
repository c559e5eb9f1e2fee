import { motionOk } from '../../theme/text.ts';

/**
 * Whether motion is allowed: the user does not prefer reduced motion. Where the preference is unknown,
 * nothing moves.
 */
export const isMotionWelcome = (): boolean => globalThis.matchMedia?.(motionOk).matches ?? false;
