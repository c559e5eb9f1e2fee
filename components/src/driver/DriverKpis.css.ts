import { style } from '@vanilla-extract/css';
import { inside, vars } from '../theme/contract.css.ts';
import { domain } from '../theme/layered.ts';

export const kpis = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridAutoRows: '1fr',
    gap: vars.space[2],
    '@container': {
      [inside.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: vars.space[3] },
      [inside.largeText]: { gridTemplateColumns: 'minmax(0, 1fr)', gridAutoRows: 'auto' },
    },
  }),
);
export const kpi = style(
  domain({
    minWidth: 0,
    padding: vars.space[3],
    background: vars.color.surfaceRaised,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    alignContent: 'center',
    selectors: { '&[data-low]': { borderColor: vars.color.caution } },
    '@container': { [inside.tablet]: { padding: `${vars.space[3]} ${vars.space[4]}` } },
  }),
);
export const label = style(
  domain({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    fontWeight: 500,
    color: vars.color.inkMuted,
  }),
);
/** On the narrowest phones the label needs the whole line. */
export const icon = style(
  domain({
    flex: 'none',
    display: 'grid',
    '@container': { [inside.narrowPage]: { display: 'none' } },
  }),
);
export const value = style(
  domain({
    // As a flex item, an amount is as high as other text.
    display: 'flex',
    alignItems: 'center',
    minHeight: '1.75rem',
    fontSize: vars.text[20],
    lineHeight: '1.75rem',
    fontWeight: 700,
    letterSpacing: '-.02em',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    '@container': { [inside.tablet]: { fontSize: vars.text[24], lineHeight: '2rem', minHeight: '2rem' } },
  }),
);
export const note = style(
  domain({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    minHeight: '1rem',
    fontSize: vars.text[12],
    lineHeight: '1rem',
    color: vars.color.inkMuted,
  }),
);
export const positive = style(domain({ color: vars.color.positive }));
export const caution = style(domain({ color: vars.color.caution, fontWeight: 600 }));
export const critical = style(domain({ color: vars.color.critical, fontWeight: 600 }));
/** Within a sentence an amount has the weight of the text, and its line is not higher than others. */
export const plain = style(domain({ fontWeight: 'inherit', verticalAlign: 'top' }));
