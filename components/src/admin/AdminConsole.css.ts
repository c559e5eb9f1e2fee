import { style } from '@vanilla-extract/css';
import { inside, vars } from '../theme/contract.css.ts';
import { domain } from '../theme/layered.ts';

export const page = style(
  domain({
    maxWidth: '80rem',
    margin: '0 auto',
    padding: `0 ${vars.space[4]} ${vars.space[6]}`,
    '@container': { [inside.tablet]: { padding: `0 ${vars.space[6]} ${vars.space[18]}` } },
  }),
);
export const header = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${vars.space[3]}`,
    padding: `${vars.space[3]} 0`,
  }),
);
/** On tablets and wider, Refresh is beside it: at the far end toasts would cover it. */
export const title = style(
  domain({
    flex: 1,
    '@container': { [inside.tablet]: { flex: 'none' } },
    fontSize: vars.text[20],
    lineHeight: '1.75rem',
    fontWeight: 700,
    letterSpacing: '-.015em',
  }),
);
export const small = style(
  domain({
    fontSize: vars.text[12],
    lineHeight: '1rem',
    color: vars.color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
);
/** On phones a line of its own. */
export const revision = style(domain({ '@container': { [inside.belowTablet]: { flexBasis: '100%' } } }));
export const kpis = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space[2],
    paddingBottom: vars.space[3],
    '@container': {
      [inside.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: vars.space[3] },
    },
  }),
);
export const kpi = style(
  domain({
    display: 'grid',
    alignContent: 'start',
    minWidth: 0,
    padding: '0.625rem',
    background: vars.color.surfaceRaised,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    '@container': {
      [inside.tablet]: {
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        alignItems: 'center',
        padding: `0.625rem ${vars.space[4]}`,
      },
    },
  }),
);
export const label = style(
  domain({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    fontWeight: 500,
    color: vars.color.inkMuted,
  }),
);
export const value = style(
  domain({
    gridColumn: '1 / -1',
    minHeight: '1.75rem',
    fontSize: vars.text[20],
    lineHeight: '1.75rem',
    fontWeight: 700,
    letterSpacing: '-.02em',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    '@container': { [inside.tablet]: { gridRow: 2, fontSize: vars.text[24], lineHeight: '2rem' } },
  }),
);
export const note = style(
  domain({
    fontSize: vars.text[12],
    lineHeight: '1rem',
    // Also before the figures are known.
    minHeight: '1rem',
    color: vars.color.inkMuted,
    '@container': { [inside.tablet]: { gridRow: 1, gridColumn: 2, textAlign: 'end' } },
  }),
);
/** A ride is in progress. */
export const live = style(
  domain({
    width: '0.625rem',
    height: '0.625rem',
    marginInline: '0.3125rem 0.1875rem',
    borderRadius: vars.radius.pill,
    background: vars.color.signal,
    boxShadow: `0 0 0 1.5px ${vars.color.onSignal}, 0 0 0 0.3125rem color-mix(in oklab, ${vars.color.signal} 40%, transparent)`,
  }),
);
export const notice = style(domain({ paddingBottom: vars.space[3] }));
export const sections = style(
  domain({
    display: 'flex',
    overflowX: 'auto',
    marginBottom: vars.space[4],
    borderBottom: `1px solid ${vars.color.line}`,
  }),
);
/** The current one has a yellow line with an ink edge. */
export const section = style(
  domain({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    padding: `0 ${vars.space[3]}`,
    fontSize: vars.text[14],
    fontWeight: 500,
    color: vars.color.inkMuted,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    selectors: {
      '&[data-hovered]': { color: vars.color.ink },
      '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
      '&[aria-current]': { fontWeight: 600, color: vars.color.ink },
      '&[aria-current]::after': {
        content: '""',
        position: 'absolute',
        insetInline: '0.75rem',
        insetBlockEnd: 0,
        height: '0.1875rem',
        background: vars.color.signal,
        boxShadow: `0 0 0 1px light-dark(${vars.color.onSignal}, transparent)`,
        forcedColorAdjust: 'none',
      },
    },
  }),
);
