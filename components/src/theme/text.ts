/** Text that stays on one line and ends in an ellipsis. */
export const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
/** When motion is welcome. */
export const motionOk = '(prefers-reduced-motion: no-preference)';
/** Where fingers point. */
export const touch = '(pointer: coarse)';
