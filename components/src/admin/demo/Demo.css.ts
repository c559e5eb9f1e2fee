import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
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
/** Below the database. The e-mails are as wide as the page, so that an address has room for its words. */
export const demo = style(domain({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] }));
export const demoTitle = style(domain({ fontSize: vars.text[16], lineHeight: '1.5rem', fontWeight: 600 }));
export const title = style(domain({ fontSize: vars.text[16], lineHeight: '1.5rem', fontWeight: 600 }));
export const letter = style(domain({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }));
/** As wide as the longest state, so that what follows it on a card starts at the same place on each. */
export const state = style(domain({ display: 'inline-block', minWidth: '8rem' }));
