import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/layered.ts';

export const money = recipe({
  base: primitive({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.18em',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  }),
  variants: {
    size: {
      inherit: {},
      14: primitive({ fontSize: vars.text[14], lineHeight: '1.25rem' }),
      16: primitive({ fontSize: vars.text[16], lineHeight: '1.5rem' }),
      20: primitive({ fontSize: vars.text[20], lineHeight: '1.5rem' }),
      24: primitive({
        fontSize: vars.text[24],
        lineHeight: '2rem',
        fontWeight: 700,
        letterSpacing: '-0.01em',
      }),
      32: primitive({
        fontSize: vars.text[32],
        lineHeight: '2.5rem',
        fontWeight: 700,
        letterSpacing: '-0.02em',
      }),
      40: primitive({
        fontSize: vars.text[40],
        lineHeight: '2.75rem',
        fontWeight: 700,
        letterSpacing: '-0.03em',
      }),
    },
  },
});
/** Ten digits before the decimals fit into the narrowest card, in no smaller type than a note. The symbol stays beside the figures that wrap. */
export const long = style(
  primitive({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.18em',
    minWidth: 0,
    fontSize: `max(0.62em, ${vars.text[12]})`,
    lineHeight: 1.25,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  }),
);
export const glyph = style(
  primitive({
    width: '0.86em',
    height: '0.86em',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.9,
    strokeLinecap: 'round',
  }),
);
export const together = style(primitive({ whiteSpace: 'nowrap' }));
export const inText = style(primitive({ display: 'inline', verticalAlign: '-0.06em' }));
export const beforeFigures = style(primitive({ marginInlineEnd: '0.12em' }));
