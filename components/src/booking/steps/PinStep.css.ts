import { style } from '@vanilla-extract/css';
import { bookingHeight, mapSheet, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

const { color, space } = vars;

export const step = style(
  domain({
    display: 'flex',
    flexDirection: 'column',
    height: `var(${bookingHeight}, 44rem)`,
    background: color.surfaceRaised,
  }),
);
export const map = style(
  domain({ position: 'relative', flex: 1, minHeight: '10rem', vars: { [mapSheet]: space[4] } }),
);
/** Where the Enter key puts the pin, until there is one. */
export const middle = style(
  domain({
    position: 'absolute',
    inset: 0,
    width: 'fit-content',
    height: 'fit-content',
    margin: 'auto',
    pointerEvents: 'none',
    color: color.ink,
  }),
);
/** Lies on the map, at its start. */
export const back = style(
  domain({
    position: 'absolute',
    zIndex: 2,
    top: space[4],
    insetInlineStart: space[4],
    width: '3rem',
    height: '3rem',
    borderRadius: '50%',
    boxShadow: vars.shadow.high,
  }),
);
export const foot = style(
  domain({
    position: 'relative',
    display: 'grid',
    gap: space[2],
    paddingInline: space[4],
    paddingTop: space[4],
    paddingBottom: `calc(${space[4]} + env(safe-area-inset-bottom))`,
    marginTop: `calc(-1 * ${space[4]})`,
    borderRadius: `${vars.radius.sheet} ${vars.radius.sheet} 0 0`,
    background: color.surfaceRaised,
    boxShadow: vars.shadow.high,
  }),
);
export const title = style(domain({ fontSize: vars.text[20], lineHeight: '1.75rem', fontWeight: 700 }));
export const chosen = style(domain({ fontWeight: 600, overflowWrap: 'anywhere' }));
export const hint = style(domain({ fontSize: vars.text[14], color: color.inkMuted }));
