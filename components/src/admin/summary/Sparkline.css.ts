import { style } from '@vanilla-extract/css';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

/** At the end of the card's second line. On phones it has the room that the figure leaves. */
export const spark = style(
  domain({
    gridRow: 2,
    gridColumn: 2,
    justifySelf: 'end',
    // None where that is too little for a line.
    width: 'clamp(0px, (100% - 2rem) * 999, 100%)',
    maxWidth: '4.5rem',
    height: '1.375rem',
    overflow: 'visible',
    fill: 'none',
    '@container': {
      [inside.tablet]: { gridColumn: 3, width: '4.5rem', height: '1.75rem' },
    },
  }),
);
export const line = style(
  domain({
    stroke: vars.color.inkMuted,
    strokeWidth: 1.75,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
    '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
  }),
);
export const now = style(
  domain({
    fill: vars.color.signal,
    stroke: vars.color.onSignal,
    strokeWidth: 1.5,
    '@media': { '(forced-colors: active)': { fill: 'Highlight', stroke: 'CanvasText' } },
  }),
);
