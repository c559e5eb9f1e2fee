import { style } from '@vanilla-extract/css';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

/** At the end of the card's second line; on phones below the note. */
export const spark = style(
  domain({
    width: '4.5rem',
    height: '1.375rem',
    marginTop: '0.125rem',
    overflow: 'visible',
    fill: 'none',
    '@container': {
      [inside.belowTablet]: { selectors: { '[data-short] > * > &': { display: 'none' } } },
      [inside.tablet]: { gridRow: 2, gridColumn: 3, justifySelf: 'end', height: '1.75rem', marginTop: 0 },
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
