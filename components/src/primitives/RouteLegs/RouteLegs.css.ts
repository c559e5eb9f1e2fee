import { type StyleRule, style } from '@vanilla-extract/css';
import { inside, vars } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/layered.ts';
import { cut, twoLines } from '../../theme/text.ts';

const { color } = vars;

export const legs = style(
  primitive({ position: 'relative', display: 'grid', gap: vars.space[2], minWidth: 0 }),
);
/** Marks the list whose addresses are short lines in a row of a table. */
export const tight = style(primitive({ '@container': { [inside.table]: { gap: 0 } } }));
const leg = style(
  primitive({
    '@container': {
      [inside.table]: {
        selectors: {
          [`${tight} > &`]: {
            paddingInlineStart: '1.25rem',
            fontSize: vars.text[12],
            lineHeight: '1.125rem',
          },
          [`${tight} > &::before`]: { width: '0.625rem', height: '0.625rem', borderWidth: '0.125rem' },
        },
      },
    },
    position: 'relative',
    display: 'flex',
    gap: vars.space[3],
    minWidth: 0,
    paddingInlineStart: '1.75rem',
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    fontWeight: 500,
    overflowWrap: 'anywhere',
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: '2px',
        insetBlockStart: '0.25rem',
        width: '0.75rem',
        height: '0.75rem',
        border: `0.1875rem solid ${color.ink}`,
        background: color.surfaceRaised,
      },
    },
  }),
);
export const pickup = style([
  leg,
  primitive({
    selectors: {
      '&::before': { borderRadius: '50%' },
      // From the ring to the square, also beside addresses of two lines.
      '&::after': {
        content: '""',
        position: 'absolute',
        insetInlineStart: '0.4375rem',
        insetBlockStart: '1.125rem',
        insetBlockEnd: '-0.625rem',
        width: '2px',
        background: color.lineStrong,
      },
    },
    '@container': {
      [inside.table]: { selectors: { [`${tight} > &::after`]: { insetInlineStart: '0.375rem' } } },
    },
  }),
]);
export const dropoff = style([
  leg,
  primitive({ selectors: { '&::before': { borderRadius: '0.1875rem', background: color.ink } } }),
]);
export const words = style(primitive({ flex: 1, minWidth: 0 }));
// Chromium and WebKit know the second value alone.
const startOfLine: StyleRule['textAlign'] = ['match-parent', '-webkit-match-parent'];
const cutAtItsEnd = { ...cut, textAlign: startOfLine };
export const compact = style(primitive({ flex: 1, minWidth: 0, ...cutAtItsEnd }));
/** As wide as its words, so that the page says on which side it is, and the words say on which side it ends. */
export const oneLine = style(
  primitive({ display: 'inline-flex', maxWidth: '100%', verticalAlign: 'top', textAlign: startOfLine }),
);
export const place = style(primitive({ ...twoLines, flex: '0 1 auto' }));
/** What follows the name of a place on the same line. */
export const rest = style(
  primitive({ flex: '1 1 0', minWidth: 0, ...cutAtItsEnd, fontWeight: 400, color: color.inkMuted }),
);
export const name = style(primitive({ fontWeight: 600 }));
export const detail = style(
  primitive({ display: 'block', ...cutAtItsEnd, fontWeight: 400, color: color.inkMuted }),
);
export const time = style(primitive({ flex: 'none', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }));
