import { style } from '@vanilla-extract/css';
import { belowBar, inside, pageGutter, stuckAbove, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';
import { oldLine } from './ConsoleTabs.css.ts';

/** While the figures grow old, what says so stays above the tabs, unless the row of a lost connection says it. */
const whileOld = 'body:not(:has([data-lost])) &:has([data-old])';
/** The height of the line beside the title. */
const lineHeight = { selectors: { [whileOld]: { vars: { [oldLine]: '3.25rem' } } } };
const touchLineHeight = { selectors: { [whileOld]: { vars: { [oldLine]: '3.75rem' } } } };

import { hidden, touch } from '../../theme/text.ts';

export const page = style(
  domain({
    // The navigation and the tabs.
    vars: {
      [stuckAbove]: `calc(${belowBar} + var(${oldLine}, 0px) + 2.8125rem)`,
      [pageGutter]: vars.space[4],
    },
    paddingInline: `var(${pageGutter})`,
    // Phones keep the last line alone.
    selectors: { [whileOld]: { vars: { [oldLine]: '1.5rem' } } },
    // Room below the page could take a sheet of its own.
    '@media': { screen: { paddingBottom: vars.space[6] } },
    '@container': {
      [inside.tablet]: {
        vars: { [pageGutter]: vars.space[6] },
        ...lineHeight,
        '@media': { screen: { paddingBottom: vars.space[18] }, [touch]: touchLineHeight },
      },
    },
  }),
);
export const header = style(
  domain({
    display: 'flex',
    position: 'relative',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${vars.space[3]}`,
    padding: `${vars.space[2]} 0`,
    selectors: {
      [whileOld]: {
        position: 'sticky',
        top: `calc(${belowBar} - 3.25rem)`,
        zIndex: 6,
        background: vars.color.surface,
      },
    },
    '@container': { [inside.tablet]: { selectors: { [whileOld]: { top: belowBar } } } },
  }),
);
export const title = style(
  domain({
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
/** What the button leaves of the line on phones, where it takes as many lines as it needs. */
export const build = style(
  domain({
    '@container': { [inside.belowTablet]: { flex: '1 1 0', minWidth: '4rem', overflowWrap: 'anywhere' } },
  }),
);
/** In place of a tab: what it waits for, and a button. */
export const failed = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[3],
  }),
);
export const kpis = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space[2],
    paddingBottom: vars.space[3],
    '@container': {
      [inside.largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      [inside.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: vars.space[3] },
    },
  }),
);
export const kpi = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignContent: 'start',
    alignItems: 'center',
    // Between the figure and the line of its last days.
    columnGap: '0.75rem',
    minWidth: 0,
    padding: '0.625rem',
    background: vars.color.surfaceRaised,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    '@container': {
      [inside.tablet]: {
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        columnGap: 0,
        padding: `0.625rem ${vars.space[4]}`,
      },
    },
  }),
);
export const label = style(
  domain({
    gridRow: 1,
    gridColumn: '1 / -1',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    fontWeight: 500,
    color: vars.color.inkMuted,
    '@container': { [inside.tablet]: { gridColumn: 1 } },
  }),
);
export const value = style(
  domain({
    gridRow: 2,
    // Whatever is in it.
    height: '1.75rem',
    fontSize: vars.text[20],
    lineHeight: '1.75rem',
    fontWeight: 700,
    letterSpacing: '-.02em',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    '@container': {
      [inside.tablet]: { gridColumn: '1 / 3', height: '2rem', fontSize: vars.text[24], lineHeight: '2rem' },
    },
  }),
);
export const note = style(
  domain({
    fontSize: vars.text[12],
    lineHeight: '1rem',
    // Also before the figures are known.
    minHeight: '1rem',
    gridRow: 3,
    gridColumn: '1 / -1',
    color: vars.color.inkMuted,
    '@container': { [inside.tablet]: { gridRow: 1, gridColumn: '2 / -1', textAlign: 'end' } },
  }),
);
/** A ride is in progress. */
export const live = style(
  domain({
    flex: 'none',
    width: '0.625rem',
    height: '0.625rem',
    marginInline: '0.3125rem 0.1875rem',
    borderRadius: vars.radius.pill,
    background: vars.color.signal,
    boxShadow: `0 0 0 1.5px ${vars.color.onSignal}, 0 0 0 0.3125rem color-mix(in oklab, ${vars.color.signal} 40%, transparent)`,
    selectors: { '&[data-still]': { background: vars.color.inkMuted, boxShadow: 'none' } },
  }),
);
export const notice = style(domain({ paddingBottom: vars.space[3] }));
/** At the end of the line. On phones for screen readers only, as the words of the button beside it. */
/** Phones show it only where the figures grow old, on a line of its own. */
export const updated = style(
  domain({
    marginInlineStart: 'auto',
    selectors: { '&[data-old]': { fontWeight: 600, color: vars.color.critical } },
    '@container': {
      [inside.belowTablet]: {
        selectors: {
          '&:not([data-old])': hidden,
          '&[data-old]': { order: 1, flexBasis: '100%', marginInlineStart: 0 },
        },
      },
    },
  }),
);
export const refresh = style(
  domain({
    '@container': {
      [inside.belowTablet]: {
        minWidth: '2.75rem',
        minHeight: '2.75rem',
        paddingInline: 0,
        marginInlineStart: 'auto',
      },
    },
  }),
);
export const refreshText = style(domain({ '@container': { [inside.belowTablet]: { ...hidden } } }));
