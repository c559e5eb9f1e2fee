import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { domain } from '../theme/layered.ts';

export const rows = style(domain({ display: 'grid', gap: vars.space[3] }));
export const row = style(
  domain({
    display: 'grid',
    gridTemplateColumns: '7rem minmax(0, 1fr)',
    gap: vars.space[3],
    alignItems: 'baseline',
  }),
);
export const label = style(
  domain({ fontSize: vars.text[14], lineHeight: '1.25rem', color: vars.color.inkMuted }),
);
export const value = style(domain({ fontWeight: 500, overflowWrap: 'anywhere' }));
export const number = style(domain({ fontVariantNumeric: 'tabular-nums' }));
