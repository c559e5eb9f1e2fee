import { vars } from './contract.css.ts';

/** Text that stays on one line and ends in an ellipsis. */
export const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
/** The steps of the type scale with their line heights. */
export const type = {
  12: { fontSize: vars.text[12], lineHeight: '16px' },
  14: { fontSize: vars.text[14], lineHeight: '20px' },
  16: { fontSize: vars.text[16], lineHeight: '24px' },
  20: { fontSize: vars.text[20], lineHeight: '28px', letterSpacing: '-0.015em' },
  24: { fontSize: vars.text[24], lineHeight: '32px', letterSpacing: '-0.022em' },
  32: { fontSize: vars.text[32], lineHeight: '40px', letterSpacing: '-0.025em' },
  40: { fontSize: vars.text[40], lineHeight: '44px', letterSpacing: '-0.032em' },
} as const;
/** When motion is welcome. */
export const motionOk = '(prefers-reduced-motion: no-preference)';
/** Where fingers point. */
export const touch = '(pointer: coarse)';
