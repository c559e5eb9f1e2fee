import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';
import { cut } from '../../theme/text.ts';

export const row = style(
  domain({
    display: 'grid',
    gridTemplateColumns: '1.25rem minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space[3],
    padding: `${vars.space[2]} ${vars.space[4]}`,
    minHeight: '3.875rem',
    alignContent: 'center',
    color: 'inherit',
    textDecoration: 'none',
    selectors: {
      'li + li > &': { borderTop: `1px solid ${vars.color.line}` },
      '&[data-hovered]': { background: vars.color.surfaceSunken },
      '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    },
  }),
);
export const icon = style(domain({ gridRow: '1 / span 2', display: 'grid', color: vars.color.inkMuted }));
/** The title says what happened with its last word, so it may take a second line. */
export const title = style(
  domain({
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    fontWeight: 600,
  }),
);
export const end = style(
  domain({
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    fontWeight: 600,
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
  }),
);
const small = { fontSize: vars.text[12], lineHeight: '1rem', color: vars.color.inkMuted } as const;
export const detail = style(
  domain({
    ...cut,
    ...small,
    // In a line from right to left, a Latin name would lose its beginning.
    selectors: { '[dir=rtl] &': { whiteSpace: 'normal' } },
  }),
);
export const time = style(domain({ ...small, textAlign: 'end', whiteSpace: 'nowrap' }));
export const failed = style(domain({ padding: vars.space[4] }));
export const loading = style(domain({ display: 'grid', gap: vars.space[4], padding: vars.space[4] }));
