import { motionOk } from '../../theme/text.ts';

/** Whether the person has not asked for less motion. Where the preference is unknown, nothing moves. */
export const isMotionWelcome = (): boolean => globalThis.matchMedia?.(motionOk).matches ?? false;
