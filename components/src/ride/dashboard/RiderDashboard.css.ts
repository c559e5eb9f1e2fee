import { style } from '@vanilla-extract/css';
import { inside, pageWidth, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

export const page = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[3],
    maxWidth: pageWidth,
    padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[6]}`,
    '@container': {
      [inside.tablet]: { gap: vars.space[5], padding: `${vars.space[6]} ${vars.space[6]} ${vars.space[18]}` },
    },
  }),
);
export const hello = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[1]} ${vars.space[3]}`,
  }),
);
export const welcome = style(
  domain({
    flexBasis: '100%',
    fontSize: vars.text[24],
    lineHeight: '2rem',
    fontWeight: 700,
    letterSpacing: '-.022em',
    overflowWrap: 'anywhere',
    '@container': { [inside.tablet]: { flexBasis: 'auto', fontSize: vars.text[32], lineHeight: '2.5rem' } },
  }),
);
export const revision = style(
  domain({
    fontSize: vars.text[12],
    lineHeight: '1rem',
    color: vars.color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
);
/** It has no box of its own, so that it takes no gap of the page while it is empty. */
export const news = style(domain({ display: 'contents' }));
export const split = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[3],
    '@container': {
      [inside.tablet]: { gap: vars.space[5] },
      [inside.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 25rem' },
    },
  }),
);
export const even = style(
  domain({
    '@container': {
      [inside.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [inside.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
  }),
);
export const more = style(
  domain({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    minHeight: '2.75rem',
    fontSize: vars.text[14],
    fontWeight: 600,
    color: vars.color.link,
    borderRadius: '.25rem',
  }),
);
export const padded = style(domain({ padding: vars.space[4] }));
