import { style } from '@vanilla-extract/css';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';
import { cut } from '../../theme/text.ts';

/** Room for a title of two lines, or for the names of both places: what is below must not move with each new activity. */
const rowHeight = { phone: '5.3125rem', tablet: '3.875rem', desktop: '4.5625rem' } as const;

export const row = style(
  domain({
    display: 'grid',
    gridTemplateColumns: '1.25rem minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space[3],
    padding: `${vars.space[2]} ${vars.space[4]}`,
    minHeight: rowHeight.phone,
    '@container': {
      [inside.tablet]: { minHeight: rowHeight.tablet },
      [inside.desktop]: { minHeight: rowHeight.desktop },
    },
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
/** The names of places are not cut. */
export const places = style(domain({ ...small, overflowWrap: 'anywhere' }));
export const time = style(domain({ ...small, alignSelf: 'start', textAlign: 'end', whiteSpace: 'nowrap' }));
export const failed = style(domain({ padding: vars.space[4] }));
export const loading = style(
  domain({
    display: 'grid',
    alignItems: 'center',
    paddingInline: vars.space[4],
    gridAutoRows: rowHeight.phone,
    '@container': {
      [inside.tablet]: { gridAutoRows: rowHeight.tablet },
      [inside.desktop]: { gridAutoRows: rowHeight.desktop },
    },
  }),
);
