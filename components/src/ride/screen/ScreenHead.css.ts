import { style } from '@vanilla-extract/css';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

const { color, space, text } = vars;

/** Two rows: the sentence and the badge, the figure and the clock. */
export const head = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: space[3],
    rowGap: space[1],
    alignItems: 'start',
    '@container': { [inside.largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const sentence = style(
  domain({
    minWidth: 0,
    fontSize: text[16],
    lineHeight: '1.5rem',
    fontWeight: 600,
    overflowWrap: 'anywhere',
    '@container': { [inside.tablet]: { fontSize: text[20], lineHeight: '1.75rem' } },
  }),
);
/** Below both rows: why a cancelled ride ended. */
export const reason = style(
  domain({
    gridColumn: '1 / -1',
    color: color.inkMuted,
    fontSize: text[16],
    lineHeight: '1.5rem',
    overflowWrap: 'anywhere',
  }),
);
/** The lowest height of the sheet: one line. */
export const low = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: space[3],
    alignItems: 'center',
    // The sheet takes the height of its content, and does not shrink it.
    flex: 'none',
    padding: `0 ${space[4]} ${space[3]}`,
  }),
);
export const figure = style(
  domain({
    minWidth: 0,
    alignSelf: 'end',
    selectors: { [`${low} > &`]: { alignSelf: 'center' } },
    fontSize: text[40],
    lineHeight: '2.75rem',
    fontWeight: 700,
    letterSpacing: '-.035em',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    '@container': { [inside.desktop]: { fontSize: text[56], lineHeight: '3.5rem' } },
  }),
);
export const unit = style(
  domain({ fontSize: text[20], lineHeight: 1, letterSpacing: '-.01em', fontWeight: 600 }),
);
export const aside = style(
  domain({
    display: 'grid',
    justifyItems: 'end',
    alignSelf: 'end',
    color: color.inkMuted,
    fontSize: text[12],
    lineHeight: '1rem',
    textAlign: 'end',
  }),
);
export const clock = style(
  domain({
    display: 'block',
    color: color.ink,
    fontSize: text[20],
    lineHeight: '1.5rem',
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
    '@container': { [inside.desktop]: { fontSize: text[24], lineHeight: '1.75rem' } },
  }),
);
export const said = style(
  domain({ fontSize: text[14], lineHeight: '1.25rem', fontWeight: 600, overflowWrap: 'anywhere' }),
);
export const muted = style(domain({ fontSize: text[14], lineHeight: '1.25rem', color: color.inkMuted }));
