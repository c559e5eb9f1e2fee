import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

const { color, space, text } = vars;

export const head = style(
  domain({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[3] }),
);
export const muted = style(domain({ color: color.inkMuted, fontSize: text[14], lineHeight: '1.25rem' }));
export const fare = style(
  domain({
    fontSize: text[40],
    lineHeight: '3rem',
    fontWeight: 700,
    letterSpacing: '-.03em',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  }),
);
export const lines = style(
  domain({ display: 'grid', marginTop: space[3], fontSize: text[14], lineHeight: '1.25rem' }),
);
export const line = style(
  domain({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[3],
    paddingBlock: space[2],
    selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
  }),
);
export const total = style(
  domain({
    fontSize: text[16],
    lineHeight: '1.5rem',
    fontWeight: 700,
    selectors: { [`${line} + &`]: { borderTop: `2px solid ${color.ink}` } },
  }),
);
export const detail = style(
  domain({ display: 'block', color: color.inkMuted, fontSize: text[12], lineHeight: '1rem' }),
);
export const amount = style(domain({ flex: 'none', fontVariantNumeric: 'tabular-nums' }));
