import { style } from '@vanilla-extract/css';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

const { color } = vars;
const forced = '(forced-colors: active)';

export const chart = style(domain({ display: 'grid', gap: vars.space[3], minWidth: 0 }));
export const legend = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[1]} ${vars.space[4]}`,
    fontSize: vars.text[12],
    color: color.inkMuted,
  }),
);
export const entry = style(domain({ display: 'flex', alignItems: 'center', gap: vars.space[2] }));
export const revenueKey = style(
  domain({
    width: '0.75rem',
    height: '0.75rem',
    background: color.inkMuted,
    '@media': { [forced]: { background: 'CanvasText' } },
  }),
);
export const partialKey = style(
  domain({
    background: color.signal,
    border: `1px solid ${color.ink}`,
    '@media': { [forced]: { background: 'Highlight' } },
  }),
);
export const lineKey = style(
  domain({
    width: '1.25rem',
    borderBlockStart: `2px solid ${color.info}`,
    '@media': { [forced]: { borderColor: 'LinkText' } },
  }),
);
/** The axes at both sides of the plot, and the days below it. */
export const frame = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: vars.space[2],
    rowGap: vars.space[2],
    paddingTop: vars.space[2],
  }),
);
export const axis = style(
  domain({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    alignItems: 'flex-end',
    // The values stand beside their lines.
    marginBlock: '-0.5rem',
    fontSize: vars.text[12],
    lineHeight: '1rem',
    color: color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const count = style(domain({ alignItems: 'flex-start', color: color.info }));
export const value = style(domain({ whiteSpace: 'nowrap' }));
export const plot = style(
  domain({
    height: '11rem',
    '@container': { [inside.desktop]: { height: '14rem' } },
  }),
);
export const days = style(
  domain({
    gridColumn: 2,
    display: 'flex',
    minHeight: '2rem',
    fontSize: vars.text[12],
    lineHeight: '1rem',
    color: color.inkMuted,
  }),
);
/** A label may be wider than its column. Large text has no room for the spare ones. */
export const day = style(
  domain({
    flex: '1 1 0',
    display: 'flex',
    justifyContent: 'center',
    minWidth: 0,
    '@container': { [inside.largeText]: { selectors: { '&[data-spare]': { visibility: 'hidden' } } } },
  }),
);
export const dayText = style(
  domain({
    flex: 'none',
    display: 'grid',
    justifyItems: 'center',
    whiteSpace: 'nowrap',
  }),
);
export const weekday = style(domain({ color: color.ink }));
export const today = style(domain({ color: color.ink, fontWeight: 600 }));
export const narrow = style(domain({ '@container': { [inside.tablet]: { display: 'none' } } }));
export const wide = style(domain({ '@container': { [inside.belowTablet]: { display: 'none' } } }));
/** The figures of the chosen day. */
export const words = style(
  domain({
    minHeight: '2.5rem',
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    fontVariantNumeric: 'tabular-nums',
  }),
);
