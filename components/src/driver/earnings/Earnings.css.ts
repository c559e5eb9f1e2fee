import { style } from '@vanilla-extract/css';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

export const known = style(domain({ display: 'grid', gap: vars.space[4] }));
/** One column; on tablets the words and figures beside the chart; on desktops the figures after it. */
export const body = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
    '@container': {
      [inside.tablet]: { gridTemplateColumns: '17.5rem minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
      [inside.desktop]: {
        gridTemplateColumns: '17.5rem minmax(0, 1fr) 15rem',
        columnGap: vars.space[6],
      },
    },
  }),
);
export const words = style(domain({ display: 'grid', gap: vars.space[1], alignContent: 'start' }));
export const title = style(domain({ fontWeight: 600 }));
export const net = style(
  domain({ fontSize: vars.text[32], lineHeight: 1.2, fontWeight: 700, letterSpacing: '-.02em' }),
);
export const muted = style(domain({ fontSize: vars.text[14], color: vars.color.inkMuted }));
export const change = style([
  muted,
  domain({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    selectors: { '&[data-more]': { color: vars.color.positive, fontWeight: 600 } },
  }),
]);
export const figures = style(
  domain({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[1],
    paddingTop: vars.space[3],
    borderTop: `1px solid ${vars.color.line}`,
    fontSize: vars.text[14],
    '@container': {
      [inside.desktop]: {
        gridColumn: 3,
        gridRow: '1 / 3',
        gap: vars.space[2],
        paddingTop: 0,
        paddingInlineStart: vars.space[6],
        borderTop: 'none',
        borderInlineStart: `1px solid ${vars.color.line}`,
      },
    },
  }),
);
export const line = style(
  domain({
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[3],
    selectors: {
      '&[data-total]': {
        paddingTop: vars.space[1],
        borderTop: `1px solid ${vars.color.line}`,
        fontWeight: 600,
      },
    },
  }),
);
/** The fares that are still awaited have the colour of what needs attention. */
export const amount = style(
  domain({ fontWeight: 600, selectors: { '&[data-waits]': { color: vars.color.caution } } }),
);
export const chart = style(
  domain({
    display: 'grid',
    gap: vars.space[2],
    alignContent: 'start',
    minWidth: 0,
    '@container': { [inside.tablet]: { gridColumn: 2, gridRow: '1 / 3' } },
  }),
);
export const bars = style(
  domain({
    height: '5rem',
    borderBottom: `1px solid ${vars.color.lineStrong}`,
    '@container': { [inside.tablet]: { height: '7rem' } },
  }),
);
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
    selectors: {
      '&[data-now]': { color: vars.color.ink, fontWeight: 600 },
      [`${labels}[data-values] > &:not([data-now])`]: {
        visibility: 'hidden',
        '@container': { [inside.tablet]: { visibility: 'visible' } },
      },
    },
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
/** The entries of a statement, with space between the columns. */
export const entries = style(
  domain({
    width: 'calc(100% + 1rem)',
    marginInline: '-0.5rem',
    marginTop: vars.space[3],
    borderCollapse: 'separate',
    borderSpacing: `0.5rem ${vars.space[1]}`,
    fontSize: vars.text[12],
    lineHeight: '1.25rem',
    textAlign: 'start',
    '@media': { '(min-width: 48rem)': { fontSize: vars.text[14] } },
  }),
);
export const end = style(domain({ textAlign: 'end' }));
/** What the entries of a statement add up to, below the last column. */
export const sums = style(
  domain({
    display: 'grid',
    gap: vars.space[1],
    width: 'min(100%, 15rem)',
    marginTop: vars.space[3],
    marginInlineStart: 'auto',
    paddingTop: vars.space[2],
    borderTop: `1px solid ${vars.color.line}`,
    fontSize: vars.text[14],
  }),
);
export const actions = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: vars.space[2],
    gridColumn: '1 / -1',
    '@container': { [inside.desktop]: { gridColumn: 1 } },
  }),
);
