import { style } from '@vanilla-extract/css';
import { from, vars } from '../theme/contract.css.ts';
import { domain } from '../theme/layered.ts';

const narrow = 'screen and (max-width: 767px)';

/** Bottom left: the corners above belong to the info card, the one at the right to the user box. */
export const controls = style(
  domain({
    position: 'absolute',
    left: '12px',
    bottom: '28px',
    display: 'flex',
    background: vars.color.surfaceRaised,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.low,
    '@media': {
      // On a phone they would cover the pins: they come once the map was moved, or when the keyboard reaches them.
      [narrow]: {
        selectors: { '&[data-quiet]:not(:focus-within)': { opacity: 0, pointerEvents: 'none' } },
      },
      [from.desktop]: { left: '16px', bottom: '16px', flexDirection: 'column' },
    },
  }),
);
