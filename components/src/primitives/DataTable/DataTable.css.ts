import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inside, stuckAbove, vars } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/layered.ts';

const { color } = vars;

export const width = createVar({ syntax: '*', inherits: false });
export const height = createVar({ syntax: '<length>', inherits: false, initialValue: '0px' });
/** The height of what sticks between the tabs and the header, such as a line of filters. */
export const above = createVar({ syntax: '<length>', inherits: true, initialValue: '0px' });
/** The height of the navigation and the tabs, below which all of that sticks. */
export const belowTabs = `var(${stuckAbove}, 0px)`;
const headerHeight = '2rem';
/** What the navigation, the tabs, the filters and the header cover, and the line of the signed-in user. */
const scrollMarginBlock = `calc(${belowTabs} + ${headerHeight} + ${above}) 3.5rem`;
/** Cards have no header, and a margin between them. */
const scrollMarginOfCards = `calc(${belowTabs} + ${vars.space[2]} + ${above}) 3.5rem`;

export const table = style(
  primitive({
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    '@container': { [inside.belowWide]: { display: 'block' } },
  }),
);
export const columns = style(primitive({ '@container': { [inside.belowWide]: { display: 'none' } } }));
export const column = style(primitive({ width }));
export const head = style(primitive({ '@container': { [inside.belowWide]: { display: 'none' } } }));
/** Below the navigation and the tabs while the page scrolls. */
export const header = style(
  primitive({
    position: 'sticky',
    top: `calc(${belowTabs} + ${above})`,
    zIndex: 5,
    height: headerHeight,
    padding: `0 ${vars.space[2]}`,
    background: color.surfaceSunken,
    borderBlock: `1px solid ${color.line}`,
    fontSize: vars.text[12],
    lineHeight: '1rem',
    fontWeight: 600,
    color: color.inkMuted,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    selectors: {
      '&[data-align="end"]': { textAlign: 'end' },
      '&:first-child': { paddingInlineStart: vars.space[4] },
      '&:last-child': { paddingInlineEnd: vars.space[4] },
    },
    '@media': { print: { position: 'static', height: '1.5rem', whiteSpace: 'normal' } },
  }),
);
/** A name that has no room ends in an ellipsis. Letters may still be taller than their line. */
export const headerName = style(
  primitive({ display: 'block', minWidth: 0, overflowX: 'clip', textOverflow: 'ellipsis' }),
);
export const sort = style(
  primitive({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2px',
    maxWidth: `calc(100% + 2 * ${vars.space[1]})`,
    minHeight: '1.75rem',
    margin: `0 calc(-1 * ${vars.space[1]})`,
    padding: `0 ${vars.space[1]}`,
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { color: color.ink },
      '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
      '[aria-sort] > &': { color: color.ink },
    },
    // A header that a sheet repeats has its texts, but no boxes of its own.
    '@media': { print: { display: 'contents', textAlign: 'inherit' } },
  }),
);
export const arrow = style(primitive({ display: 'inline-flex', '@media': { print: { display: 'none' } } }));
/** Appears under the pointer, in a place that is always kept. */
export const noArrow = style(
  primitive({
    display: 'inline-flex',
    visibility: 'hidden',
    selectors: { '[data-hovered] > &, [data-focus-visible] > &': { visibility: 'visible' } },
    '@media': { print: { display: 'none' } },
  }),
);
/** useKeptPlace keeps the rows in place; the browser's scroll anchoring would scroll a second time. */
export const body = style(
  primitive({ overflowAnchor: 'none', '@container': { [inside.belowWide]: { display: 'block' } } }),
);
/** A card ends above its lower margin, which is part of the row, so that the height of a row is measured with it. */
export const row = style(
  primitive({
    scrollMarginBlock,
    breakInside: 'avoid',
    selectors: {
      '&[data-pressable]': { cursor: 'pointer' },
      // Forced colours keep both.
      '&[data-gone]': { opacity: 0.5, textDecoration: 'line-through' },
    },
    '@container': {
      [inside.belowWide]: {
        scrollMarginBlock: scrollMarginOfCards,
        position: 'relative',
        isolation: 'isolate',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        gap: `2px ${vars.space[3]}`,
        padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[5]}`,
        '::before': {
          content: '""',
          position: 'absolute',
          inset: `0 0 ${vars.space[2]}`,
          zIndex: -1,
          background: color.surfaceRaised,
          border: `1px solid ${color.line}`,
          borderRadius: vars.radius.card,
        },
        selectors: { '&[data-selected]::before': { borderColor: color.ink } },
      },
      // Ends the first line: what follows would fit behind it.
      [inside.wideCards]: { '::after': { content: '""', order: 1, flex: '1 0 100%' } },
    },
  }),
);
// A link or a button that takes the focus is scrolled to by itself, not with its row.
globalStyle(
  `${row} :is(a, button)`,
  primitive({
    scrollMarginBlock,
    '@container': { [inside.belowWide]: { scrollMarginBlock: scrollMarginOfCards } },
  }),
);
export const cell = style(
  primitive({
    minWidth: 0,
    overflowWrap: 'anywhere',
    '@container': {
      [inside.wide]: {
        height: '2.25rem',
        padding: `2px ${vars.space[2]}`,
        borderBottom: `1px solid ${color.line}`,
        verticalAlign: 'middle',
        selectors: {
          '&[data-align="end"]': { textAlign: 'end' },
          '&:first-child': { paddingInlineStart: vars.space[4] },
          '&:last-child': { paddingInlineEnd: vars.space[4] },
          'tr:last-child > &': { borderBottom: 0 },
          '[data-selected] > &': {
            background: `color-mix(in oklab, ${color.signal} 12%, ${color.surfaceRaised})`,
          },
          '[data-selected] > &:first-child': { boxShadow: `inset 0.25rem 0 0 ${color.ink}` },
          '[dir=rtl] [data-selected] > &:first-child': { boxShadow: `inset -0.25rem 0 0 ${color.ink}` },
        },
        '@media': { print: { height: '1.625rem' } },
      },
    },
  }),
);
const placed = (order: number, flex: string, more = {}) =>
  primitive({ '@container': { [inside.belowWide]: { display: 'block', order, flex, ...more } } });
/** A wide card has room for more than one of them in a line. */
const lineOfWideCard = primitive({ '@container': { [inside.wideCards]: { flex: '0 1 auto' } } });
export const inCard = styleVariants({
  // The least it has beside a mark and a button: with more, a longer mark would move the button to a line of its own.
  title: placed(0, '1 1 40%'),
  aside: placed(1, '0 0 auto', { marginInlineStart: 'auto' }),
  line: [placed(2, '1 0 100%'), lineOfWideCard],
  fact: placed(3, '0 1 auto', { fontSize: vars.text[12], lineHeight: '1rem', color: color.inkMuted }),
  end: placed(4, '1 0 100%'),
});
/** A column of controls, which paper does without. After the places of a card, which it outdoes. */
export const control = style(primitive({ '@media': { print: { display: 'none' } } }));
export const controls = style(primitive({ display: 'contents' }));
/** The name of the column, where no header shows it. */
export const factName = style(
  primitive({
    marginInlineEnd: vars.space[1],
    '@container': { [inside.wide]: { display: 'none' } },
  }),
);
export const space = style(primitive({ height, '@container': { [inside.belowWide]: { display: 'block' } } }));
export const loading = style(
  primitive({
    display: 'grid',
    gap: vars.space[2],
    padding: vars.space[4],
    '@media': { print: { display: 'none' } },
  }),
);
export const printedLoading = style(primitive({ padding: vars.space[4] }));
export const choices = style(
  primitive({ display: 'grid', gap: vars.space[1], padding: vars.space[3], outline: 'none' }),
);
