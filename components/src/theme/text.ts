import type { StyleRule } from '@vanilla-extract/css';

/** Text that stays on one line and ends in an ellipsis. */
export const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
/** Text of at most two lines, the second of which ends in an ellipsis. */
export const twoLines = {
  display: '-webkit-inline-box',
  maxWidth: '100%',
  verticalAlign: 'top',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  // On the side where the page's own words begin; Chromium and WebKit know the second value alone.
  textAlign: ['match-parent', '-webkit-match-parent'] as StyleRule['textAlign'],
} as const;
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
