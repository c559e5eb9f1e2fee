import { style } from '@vanilla-extract/css';
import './paper.css.ts';
import { belowTabs } from '../../primitives/DataTable/DataTable.css.ts';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';
import { hidden, touch } from '../../theme/text.ts';

const { color } = vars;
/** More than a phone on its side, or 200 % zoom. */
const tallWindow = 'screen and (min-height: 30em)';

/** A card where there is room for a table, and the page itself where there is not. */
export const panel = style(
  domain({
    '@container': {
      [inside.wide]: {
        background: color.surfaceRaised,
        border: `1px solid ${color.line}`,
        borderRadius: vars.radius.card,
        // Cuts the corners of the rows; the header still sticks to the window.
        overflow: 'clip',
      },
    },
  }),
);
/**
 * The filters stay below the tabs while the rows scroll, above the header of the table. On phones, where the navigation and
 * the tabs stay as well, and in low windows they leave the room to the rows.
 */
export const filters = style(
  domain({
    '@container': {
      [inside.tablet]: {
        '@media': {
          [tallWindow]: { position: 'sticky', top: belowTabs, zIndex: 5, background: color.surface },
        },
      },
      [inside.wide]: { background: color.surfaceRaised },
    },
  }),
);
/** As high before it is known. */
export const found = style(
  domain({
    minHeight: '1rem',
    margin: `0 0 ${vars.space[2]}`,
    fontSize: vars.text[12],
    lineHeight: '1rem',
    color: color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
    '@container': { [inside.wide]: { paddingInline: vars.space[4] } },
  }),
);
/** Takes no room until there is something to tell. */
export const told = style([
  found,
  domain({ color: color.ink, selectors: { '&:empty': { minHeight: 0, margin: 0 } } }),
]);
export const notices = style(
  domain({
    display: 'grid',
    gap: vars.space[2],
    selectors: { '&:not(:empty)': { paddingBottom: vars.space[3] } },
    '@container': { [inside.wide]: { paddingInline: vars.space[4] } },
  }),
);
/** The parts of a tab, one below the other. */
export const stack = style(
  domain({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] }),
);
/** A name above a smaller second line. */
export const twoLines = style(
  domain({ display: 'grid', minWidth: 0, fontSize: vars.text[12], lineHeight: '1rem' }),
);
export const strong = style(domain({ fontWeight: 600, color: color.ink }));
export const muted = style(domain({ color: color.inkMuted }));
/** A short id, in one piece. */
export const id = style(domain({ color: color.inkMuted, whiteSpace: 'nowrap' }));
export const mono = style(domain({ fontFamily: vars.font.mono, fontSize: '0.8125rem' }));
export const numeric = style(domain({ fontVariantNumeric: 'tabular-nums' }));
/** No taller than the row of a table, except on touch screens. */
export const inRow = style(
  domain({
    '@container': {
      [inside.wide]: {
        minHeight: '1.75rem',
        paddingInline: vars.space[2],
        fontSize: vars.text[12],
        '@media': { [touch]: { minHeight: '2.75rem' } },
      },
    },
  }),
);
/** The buttons of a row: side by side, and across a card. */
export const actions = style(
  domain({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    paddingTop: vars.space[2],
    '@container': {
      [inside.wide]: { justifyContent: 'flex-end', gap: '0.375rem', padding: 0 },
      [inside.largeText]: { flexWrap: 'wrap' },
    },
  }),
);
/** As wide as the card of a phone, and no wider than a button on wider cards. */
export const grow = style(
  domain({ '@container': { [inside.belowWide]: { flex: '1 1 0', maxWidth: '12rem' } } }),
);
export const link = style(
  domain({
    color: color.link,
    textDecoration: 'none',
    selectors: {
      '&[data-hovered]': { textDecoration: 'underline' },
      '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    },
  }),
);
/** A headline for screen readers, where the tab says the same. */
export const unseen = style(domain(hidden));
