import { style } from '@vanilla-extract/css';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

export const body = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
    '@container': { [inside.tablet]: { gridTemplateColumns: '18rem minmax(0, 1fr)' } },
  }),
);
export const words = style(domain({ display: 'grid', gap: vars.space[1], alignContent: 'start' }));
export const net = style(
  domain({ fontSize: vars.text[32], lineHeight: 1.2, fontWeight: 700, letterSpacing: '-.02em' }),
);
export const muted = style(domain({ fontSize: vars.text[14], color: vars.color.inkMuted }));
export const figures = style(
  domain({ display: 'grid', gap: vars.space[1], marginTop: vars.space[2], fontSize: vars.text[14] }),
);
export const line = style(
  domain({ display: 'flex', justifyContent: 'space-between', gap: vars.space[3], maxWidth: '16rem' }),
);
export const chart = style(
  domain({ display: 'grid', gap: vars.space[2], alignContent: 'start', minWidth: 0 }),
);
export const bars = style(domain({ height: '5rem', borderBottom: `1px solid ${vars.color.lineStrong}` }));
/** The figures of the chosen bar. */
export const chosenWords = style(
  domain({ minHeight: '1.25rem', fontSize: vars.text[14], lineHeight: '1.25rem' }),
);
/** A label for each bar, above or below it. */
export const labels = style(
  domain({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    height: '1rem',
    fontSize: vars.text[12],
    lineHeight: '1rem',
    color: vars.color.inkMuted,
    textAlign: 'center',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const label = style(
  domain({
    display: 'flex',
    justifyContent: 'center',
    selectors: { '&[data-now]': { color: vars.color.ink, fontWeight: 600 } },
  }),
);
export const summary = style(
  domain({
    minHeight: vars.space[6],
    fontSize: vars.text[14],
    color: vars.color.inkMuted,
    cursor: 'pointer',
  }),
);
export const table = style(
  domain({ width: '100%', maxWidth: '24rem', fontSize: vars.text[14], textAlign: 'start' }),
);
export const end = style(domain({ textAlign: 'end' }));
export const actions = style(
  domain({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], gridColumn: '1 / -1' }),
);
