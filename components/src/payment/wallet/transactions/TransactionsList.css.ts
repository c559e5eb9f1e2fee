import { style } from '@vanilla-extract/css';
import { inside, vars } from '../../../theme/contract.css.ts';
import { domain } from '../../../theme/layered.ts';

export const filter = style(domain({ minWidth: '7.5rem' }));
export const unreadable = style(
  domain({
    padding: `${vars.space[3]} ${vars.space[4]}`,
    fontSize: vars.text[14],
    color: vars.color.inkMuted,
    '@container': { [inside.tablet]: { paddingInline: vars.space[5] } },
  }),
);
export const day = style(domain({ selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } } }));
export const dayName = style(
  domain({
    padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[1]}`,
    fontSize: vars.text[12],
    lineHeight: '1rem',
    fontWeight: 600,
    color: vars.color.inkMuted,
    '@container': { [inside.tablet]: { paddingInline: vars.space[5] } },
  }),
);
export const row = style(
  domain({
    display: 'grid',
    gridTemplateColumns: '2.5rem minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: vars.space[3],
    minHeight: '4rem',
    padding: vars.space[2],
    paddingInlineStart: vars.space[4],
    selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
    '@container': {
      [inside.tablet]: { paddingInlineStart: vars.space[5] },
      [inside.narrowPage]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto', columnGap: vars.space[2] },
      [inside.largeText]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    },
  }),
);
/** Where the words need its room it is left out. */
export const icon = style(
  domain({
    '@container': { [inside.narrowPage]: { display: 'none' } },
    display: 'grid',
    placeItems: 'center',
    width: '2.5rem',
    height: '2.5rem',
    borderRadius: vars.radius.pill,
    background: vars.color.surfaceSunken,
  }),
);
export const words = style(
  domain({
    display: 'grid',
    gap: 2,
    minWidth: 0,
    '@container': { [inside.largeText]: { gridColumn: '1 / -1' } },
  }),
);
export const title = style(domain({ fontWeight: 600, lineHeight: '1.375rem', overflowWrap: 'anywhere' }));
export const detail = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[3],
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    color: vars.color.inkMuted,
  }),
);
export const receipt = style(domain({ color: vars.color.inkMuted }));
export const plus = style(domain({ color: vars.color.positive, fontWeight: 600, whiteSpace: 'nowrap' }));
export const minus = style(domain({ fontWeight: 600, whiteSpace: 'nowrap' }));
export const all = style(domain({ borderTop: `1px solid ${vars.color.line}`, color: vars.color.link }));
export const loading = style(domain({ display: 'grid', gap: vars.space[3], padding: vars.space[4] }));
