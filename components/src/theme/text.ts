/** Text that stays on one line and ends in an ellipsis. */
export const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
/** Text that only screen readers read, in an element that is positioned. */
export const hidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
/** A bar at the start of a row that is current or unread: on the right in right-to-left pages. */
export const startBar = (fill: string, edge: string, width: string) =>
  ({
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    width,
    background: fill,
    borderInlineEnd: `1px solid ${edge}`,
  }) as const;
/** Where the user does not prefer reduced motion. */
export const motionOk = '(prefers-reduced-motion: no-preference)';
/** For devices with a coarse pointer. */
export const touch = '(pointer: coarse)';
