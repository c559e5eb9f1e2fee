import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

const { color, space, text } = vars;

export const line = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[2]} ${space[3]}`,
    paddingBlock: space[3],
    borderBlock: `1px solid ${color.line}`,
  }),
);
export const person = style(
  domain({ display: 'flex', alignItems: 'center', gap: space[3], flex: '1 1 auto', minWidth: 0 }),
);
export const words = style(domain({ minWidth: 0 }));
export const name = style(
  domain({ fontWeight: 600, lineHeight: '1.25rem', textWrap: 'balance', overflowWrap: 'anywhere' }),
);
export const rating = style(
  domain({
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    color: color.inkMuted,
    fontSize: text[14],
    lineHeight: '1.25rem',
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const car = style(
  domain({
    display: 'grid',
    justifyItems: 'end',
    gap: space[1],
    minWidth: 0,
    marginInlineStart: 'auto',
    textAlign: 'end',
    selectors: {
      [`${line}[data-at-pickup] &`]: {
        order: -1,
        display: 'flex',
        alignItems: 'center',
        gap: space[3],
        width: '100%',
        textAlign: 'start',
      },
    },
  }),
);
export const vehicle = style(
  domain({ fontSize: text[14], lineHeight: '1.25rem', fontWeight: 500, overflowWrap: 'anywhere' }),
);
export const plate = style(
  domain({
    display: 'inline-flex',
    alignItems: 'center',
    height: '2.25rem',
    padding: `0 ${space[3]}`,
    // A plate is light in both themes.
    border: `2px solid ${color.onSignal}`,
    background: color.mapMark,
    color: color.onSignal,
    borderRadius: '0.375rem',
    fontSize: text[20],
    fontWeight: 700,
    letterSpacing: '.05em',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      [`${line}[data-at-pickup] &`]: { height: '3.5rem', padding: `0 ${space[4]}`, fontSize: text[32] },
    },
  }),
);
