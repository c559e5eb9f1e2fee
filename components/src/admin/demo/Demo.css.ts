import { style } from '@vanilla-extract/css';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

const { color, space } = vars;

export const stack = style(domain({ display: 'grid', gap: space[3] }));
export const hint = style(domain({ fontSize: vars.text[12], lineHeight: '1rem', color: color.inkMuted }));
export const controls = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
  }),
);
export const facts = style(
  domain({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[3] }),
);
export const figure = style(
  domain({ fontSize: vars.text[16], fontWeight: 600, fontVariantNumeric: 'tabular-nums' }),
);
export const head = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: space[3],
    padding: `${space[3]} ${space[4]}`,
  }),
);
/** Above the database, in its columns. */
export const demo = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[3],
    alignItems: 'start',
    '@container': { [inside.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 27.5rem' } },
  }),
);
export const demoTitle = style(
  domain({ gridColumn: '1 / -1', fontSize: vars.text[16], lineHeight: '1.5rem', fontWeight: 600 }),
);
/** Without the city beside it, as wide as the page. */
export const mails = style(domain({ minWidth: 0, selectors: { '&:last-child': { gridColumn: '1 / -1' } } }));
export const title = style(domain({ fontSize: vars.text[16], lineHeight: '1.5rem', fontWeight: 600 }));
export const letter = style(domain({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }));
/** As wide as the longest state, so that what follows it on a card starts at the same place on each. */
export const state = style(domain({ display: 'inline-block', minWidth: '8rem' }));
