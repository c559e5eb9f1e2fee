import { style } from '@vanilla-extract/css';
import { mapCovered, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';
import { container, foot } from '../RideMap.css.ts';

const narrow = `${container} (max-width: 37.4rem)`;
const high = `${container} (min-height: 20rem)`;

const above = `var(${mapCovered}, 0px) + ${foot}`;

/** At the bottom start: the info card is at the top, the user box at the bottom end. */
export const controls = style(
  domain({
    position: 'absolute',
    insetInlineStart: '12px',
    bottom: `calc(28px + ${above})`,
    display: 'flex',
    background: vars.color.surfaceRaised,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.low,
    '@container': {
      // On a narrow map they would cover the pins: they appear once the map was moved, or when the keyboard reaches them.
      [narrow]: {
        selectors: { '&[data-quiet]:not(:focus-within)': { opacity: 0, pointerEvents: 'none' } },
      },
      [high]: {
        insetInlineStart: '16px',
        bottom: `calc(16px + ${above})`,
        flexDirection: 'column',
      },
    },
  }),
);
