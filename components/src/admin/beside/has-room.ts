import { from } from '../../theme/contract.css.ts';

/** Whether the window has room for more than one part of the page; otherwise it is that of a phone. */
export const hasRoom = (): boolean => globalThis.matchMedia?.(from.tablet).matches ?? true;
