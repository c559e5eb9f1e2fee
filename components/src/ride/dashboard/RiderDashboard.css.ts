import { style } from '@vanilla-extract/css';
import { from, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

export const page = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[3],
    maxWidth: 1280,
    margin: '0 auto',
    padding: '16px 16px 24px',
    '@media': { [from.tablet]: { gap: vars.space[5], padding: '24px 24px 72px' } },
  }),
);
export const hello = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
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
    '@media': { [from.tablet]: { flexBasis: 'auto', fontSize: vars.text[32], lineHeight: '2.5rem' } },
  }),
);
export const dot = style(
  domain({ width: 8, height: 8, borderRadius: vars.radius.pill, background: 'currentColor' }),
);
export const revision = style(
  domain({
    fontSize: vars.text[12],
    lineHeight: '1rem',
    color: vars.color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const split = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[3],
    '@media': {
      [from.tablet]: { gap: vars.space[5] },
      [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 400px' },
    },
  }),
);
export const even = style(
  domain({
    '@media': {
      [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [from.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
  }),
);
export const more = style(
  domain({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    minHeight: 44,
    fontSize: vars.text[14],
    fontWeight: 600,
    color: vars.color.link,
    borderRadius: 4,
  }),
);
export const padded = style(domain({ padding: vars.space[4] }));
