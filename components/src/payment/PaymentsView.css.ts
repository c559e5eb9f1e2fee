import { style } from '@vanilla-extract/css';
import { from, vars } from '../theme/contract.css.ts';
import { domain } from '../theme/layered.ts';

export const page = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[3],
    maxWidth: 880,
    margin: '0 auto',
    padding: '20px 16px 24px',
    '@media': { [from.tablet]: { gap: vars.space[5], padding: '24px 24px 72px' } },
  }),
);
export const title = style(
  domain({
    fontSize: vars.text[24],
    lineHeight: '2rem',
    fontWeight: 700,
    letterSpacing: '-.022em',
    '@media': { [from.tablet]: { fontSize: vars.text[32], lineHeight: '2.5rem' } },
  }),
);
export const balance = style(domain({ display: 'grid', gap: 4 }));
export const label = style(
  domain({ fontSize: vars.text[14], lineHeight: '1.25rem', color: vars.color.inkMuted }),
);
export const row = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '4px 16px',
    padding: '12px 16px',
    selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
    '@media': { [from.tablet]: { padding: '12px 20px' } },
  }),
);
export const words = style(domain({ display: 'grid', gap: 2, minWidth: 0 }));
export const main = style(domain({ fontWeight: 600, overflowWrap: 'anywhere' }));
export const small = style(
  domain({ fontSize: vars.text[12], lineHeight: '1rem', color: vars.color.inkMuted }),
);
export const badges = style(
  domain({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], alignItems: 'center' }),
);
/** On phones the route has the whole width, and the fare and button are below it. */
export const unpaid = style(
  domain({
    display: 'grid',
    gap: vars.space[3],
    padding: vars.space[4],
    selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
    '@media': {
      [from.tablet]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'center',
        padding: '16px 20px',
      },
    },
  }),
);
export const pay = style(
  domain({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[4],
    fontSize: vars.text[20],
    lineHeight: '1.5rem',
  }),
);
export const plus = style(domain({ color: vars.color.positive, fontWeight: 600, whiteSpace: 'nowrap' }));
export const minus = style(domain({ fontWeight: 600, whiteSpace: 'nowrap' }));
export const loading = style(domain({ display: 'grid', gap: vars.space[3], padding: vars.space[4] }));
