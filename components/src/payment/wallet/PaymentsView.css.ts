import { style } from '@vanilla-extract/css';
import { inside, pageWidth, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

export const page = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
    maxWidth: pageWidth,
    padding: `${vars.space[5]} ${vars.space[4]} ${vars.space[6]}`,
    '@container': {
      // Unpaid rides above the transactions; the left column is as tall as its content.
      [inside.desktop]: { gridTemplateColumns: '25rem minmax(0, 1fr)', gridTemplateRows: 'auto auto 1fr' },
      [inside.tablet]: { gap: vars.space[5], padding: `${vars.space[6]} ${vars.space[6]} 5.5rem` },
    },
  }),
);
export const head = style(domain({ display: 'grid', gap: vars.space[4], gridColumn: '1 / -1' }));
export const title = style(
  domain({
    fontSize: vars.text[24],
    lineHeight: '2rem',
    fontWeight: 700,
    letterSpacing: '-.022em',
    '@container': { [inside.tablet]: { fontSize: vars.text[32], lineHeight: '2.5rem' } },
  }),
);
export const unpaid = style(
  domain({ minWidth: 0, '@container': { [inside.desktop]: { gridColumn: 2, gridRow: 2 } } }),
);
// Without a box it has no gap either, but its parts inherit one from it.
export const known = style(
  domain({ display: 'contents', gap: 'inherit', selectors: { '&[hidden]': { display: 'none' } } }),
);
export const methods = style(
  domain({
    display: 'grid',
    alignContent: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 'inherit',
    '@container': { [inside.desktop]: { gridColumn: 1, gridRow: '2 / span 2' } },
  }),
);
const stack = {
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'inherit',
} as const;
export const below = style(
  domain({ ...stack, '@container': { [inside.desktop]: { gridColumn: 2, gridRow: 3 } } }),
);
export const beside = style(
  domain({ ...stack, '@container': { [inside.desktop]: { gridColumn: 2, gridRow: '2 / span 2' } } }),
);
