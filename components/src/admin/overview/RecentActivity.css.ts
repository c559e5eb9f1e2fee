import { style } from '@vanilla-extract/css';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

/** Room for a title of two lines, or for the names of both places: what is below must not move with each new activity. */
const rowHeight = { phone: '5.3125rem', tablet: '3.875rem', desktop: '4.5625rem' } as const;

export const row = style(
  domain({
    display: 'grid',
    gridTemplateColumns: '1.25rem minmax(0, 1fr) auto',
    gridTemplateAreas: `'icon title end' 'icon detail time'`,
    alignItems: 'center',
    columnGap: vars.space[3],
    padding: `${vars.space[2]} ${vars.space[4]}`,
    minHeight: rowHeight.phone,
    '@container': {
      // The words have the whole width, above the time and the amount.
      [inside.largeText]: { gridTemplateAreas: `'icon title title' 'icon detail detail' 'icon time end'` },
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
export const icon = style(domain({ gridArea: 'icon', display: 'grid', color: vars.color.inkMuted }));
/** The title says what happened with its last word, so it may take a second line, and more where the text is large. */
export const title = style(
  domain({
    gridArea: 'title',
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    fontWeight: 600,
    overflowWrap: 'anywhere',
    '@container': { [inside.largeText]: { WebkitLineClamp: 'none' } },
  }),
);
export const end = style(
  domain({
    gridArea: 'end',
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    fontWeight: 600,
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
  }),
);
const small = { fontSize: vars.text[12], lineHeight: '1rem', color: vars.color.inkMuted } as const;
/** The names of people and places are not cut. */
export const detail = style(domain({ gridArea: 'detail', ...small, overflowWrap: 'anywhere' }));
export const time = style(
  domain({
    gridArea: 'time',
    ...small,
    alignSelf: 'start',
    textAlign: 'end',
    whiteSpace: 'nowrap',
    '@container': { [inside.largeText]: { alignSelf: 'center', textAlign: 'start' } },
  }),
);
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
