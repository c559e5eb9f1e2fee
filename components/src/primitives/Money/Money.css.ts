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
      14: primitive({ fontSize: vars.text[14], lineHeight: '20px' }),
      16: primitive({ fontSize: vars.text[16], lineHeight: '24px' }),
      20: primitive({ fontSize: vars.text[20], lineHeight: '24px' }),
      24: primitive({
        fontSize: vars.text[24],
        lineHeight: '32px',
        fontWeight: 700,
        letterSpacing: '-0.01em',
      }),
      32: primitive({
        fontSize: vars.text[32],
        lineHeight: '40px',
        fontWeight: 700,
        letterSpacing: '-0.02em',
      }),
      40: primitive({
        fontSize: vars.text[40],
        lineHeight: '44px',
        fontWeight: 700,
        letterSpacing: '-0.03em',
      }),
    },
  },
});
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
export const inText = style(
  primitive({ display: 'inline', verticalAlign: '-0.06em', marginInlineEnd: '0.12em' }),
);
