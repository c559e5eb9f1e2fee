import { globalStyle, style } from '@vanilla-extract/css';
import { track } from '../../primitives/ToggleGroup/ToggleGroup.css.ts';
import { from, inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';
import * as line from '../filters/FilterLine.css.ts';

const { color, space } = vars;

/** An open case is beside the list, and takes its place where there is no room for both. On phones it covers the page. */
export const pair = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[3],
    alignItems: 'start',
    '@media': {
      screen: {
        '@container': {
          [inside.wide]: {
            selectors: {
              '&[data-open]': {
                gridTemplateColumns: 'minmax(0, 1fr) minmax(22rem, 40%)',
                // A case that is longer than the list leaves its room to what is below the list.
                gridTemplateRows: 'auto 1fr',
              },
            },
          },
        },
      },
    },
  }),
);
export const list = style(
  domain({
    selectors: {
      '[data-open] > &': {
        '@media': { [from.tablet]: { '@container': { [inside.belowWide]: { display: 'none' } } } },
      },
    },
  }),
);
/** The choice between pending, resolved and all disputes. */
export const filter = style([line.filter]);
export const count = style(
  domain({ fontSize: vars.text[12], fontWeight: 400, fontVariantNumeric: 'tabular-nums' }),
);
export const openCase = style(
  domain({
    minWidth: 0,
    '@media': {
      screen: { '@container': { [inside.wide]: { gridColumn: 2, gridRow: '1 / span 2' } } },
    },
  }),
);
/** What follows the list, so that the room beside a long case is used. */
export const belowList = style(domain({ minWidth: 0, breakInside: 'avoid' }));
/** Beside an open case the filters need the room of the other tools. */
export const tools = style([
  line.tools,
  domain({
    selectors: { '[data-open] &': { '@container': { [inside.belowRoomy]: { display: 'none' } } } },
  }),
]);
/** The options have different lengths. */
globalStyle(`${filter} .${track}`, domain({ gridAutoColumns: 'auto' }));
/** Takes the focus when the case opens, so that a screen reader goes on there. */
export const caseTitle = style(
  domain({
    // Stays below the navigation and the tabs.
    scrollMarginTop: '9.5rem',
    ':focus': { outline: 'none' },
    ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  }),
);
export const urgency = style(
  domain({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    fontWeight: 600,
    color: color.inkMuted,
    selectors: {
      '&[data-urgency=soon]': { color: color.caution },
      '&[data-urgency=overdue]': { color: color.critical },
    },
  }),
);
export const facts = style(
  domain({ display: 'flex', flexWrap: 'wrap', gap: `${space[2]} ${space[6]}`, margin: 0 }),
);
/** The map, and beside it the facts of the ride where there is room for both. */
export const ride = style(domain({ display: 'flex', flexWrap: 'wrap', gap: `${space[3]} ${space[4]}` }));
export const map = style(
  domain({
    position: 'relative',
    flex: '2 1 15rem',
    minWidth: 0,
    height: '10rem',
    overflow: 'hidden',
    borderRadius: vars.radius.card,
  }),
);
export const rideFacts = style(
  domain({
    display: 'flex',
    flex: '1 1 9rem',
    flexWrap: 'wrap',
    alignContent: 'flex-start',
    gap: `${space[2]} ${space[6]}`,
    minWidth: 0,
    margin: 0,
  }),
);
export const term = style(domain({ fontSize: vars.text[12], lineHeight: '1rem', color: color.inkMuted }));
/** Quoted, with a line on the side where the page begins. */
export const words = style(
  domain({
    paddingInlineStart: space[3],
    borderInlineStart: `2px solid ${color.lineStrong}`,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  }),
);
export const body = style(domain({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }));
export const choices = style(
  domain({ '@container': { [inside.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } }),
);
