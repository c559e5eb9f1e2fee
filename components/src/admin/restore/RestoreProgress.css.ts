import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

const { color, space, text } = vars;

export const line = style(domain({ display: 'flex', alignItems: 'center', gap: space[2], fontWeight: 600 }));
export const elapsed = style(domain({ fontVariantNumeric: 'tabular-nums' }));
export const words = style(domain({ display: 'grid', gap: space[1], minWidth: 0 }));
export const muted = style(
  domain({ fontSize: text[12], lineHeight: '1rem', color: color.inkMuted, overflowWrap: 'anywhere' }),
);
export const steps = style(domain({ display: 'grid', gap: space[2] }));
export const step = style(
  domain({
    display: 'flex',
    gap: space[3],
    fontSize: text[14],
    lineHeight: '1.25rem',
    selectors: {
      '&[data-state=current]': { fontWeight: 600 },
      '&[data-state=open]': { color: color.inkMuted },
    },
  }),
);
export const mark = style(
  domain({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '1.25rem',
    height: '1.25rem',
    border: `2px solid ${color.lineStrong}`,
    borderRadius: '50%',
    selectors: {
      '[data-state=done] > &': { background: color.ink, borderColor: color.ink, color: color.surfaceRaised },
      '[data-state=current] > &': { background: color.signal, borderColor: color.ink },
    },
  }),
);
