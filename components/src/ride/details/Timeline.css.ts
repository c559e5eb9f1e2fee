import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

const { color, space, text: size } = vars;

export const timeline = style(domain({ display: 'grid', gap: space[3] }));
/** A mark at the start, and a line to the next moment. */
export const moment = style(
  domain({
    position: 'relative',
    display: 'flex',
    gap: space[3],
    minWidth: 0,
    paddingInlineStart: '1.75rem',
    fontSize: size[14],
    lineHeight: '1.25rem',
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: '2px',
        insetBlockStart: '0.25rem',
      },
      '&:not(:last-child)::after': {
        content: '""',
        position: 'absolute',
        insetInlineStart: '0.4375rem',
        insetBlockStart: '1.125rem',
        insetBlockEnd: '-0.875rem',
        width: '2px',
        background: color.lineStrong,
      },
    },
  }),
);
const disc = {
  width: '0.625rem',
  height: '0.625rem',
  marginInlineStart: '1px',
  borderRadius: '50%',
} as const;
const stop = { width: '0.75rem', height: '0.75rem', border: `0.1875rem solid ${color.ink}` } as const;
export const marks = styleVariants({
  past: domain({ selectors: { '&::before': { ...disc, background: color.inkMuted } } }),
  cancelled: domain({ selectors: { '&::before': { ...disc, background: color.critical } } }),
  pickup: domain({ selectors: { '&::before': { ...stop, borderRadius: '50%' } } }),
  dropoff: domain({ selectors: { '&::before': { ...stop, borderRadius: '0.1875rem' } } }),
});
export const words = style(domain({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }));
export const text = style(domain({ fontWeight: 600 }));
export const detail = style(domain({ color: color.inkMuted }));
export const time = style(
  domain({ flex: 'none', color: color.inkMuted, fontVariantNumeric: 'tabular-nums' }),
);
