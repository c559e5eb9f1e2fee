import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

const { color, space, text } = vars;

export const step = style(domain({ display: 'grid', gap: space[1], position: 'relative' }));
export const line = style(
  domain({ display: 'flex', justifyContent: 'space-between', gap: space[2], fontWeight: 600 }),
);
export const figures = style(domain({ fontVariantNumeric: 'tabular-nums' }));
export const muted = style(domain({ fontSize: text[12], lineHeight: '1rem', color: color.inkMuted }));
