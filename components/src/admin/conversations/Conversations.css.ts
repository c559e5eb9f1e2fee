import { style } from '@vanilla-extract/css';
import { belowTabs } from '../../primitives/DataTable/DataTable.css.ts';
import { aboveLane, from, inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';
import { cut, twoLines } from '../../theme/text.ts';
import { partTop } from '../beside/part-top.ts';

const { color, space } = vars;
const stuckTop = `calc(${belowTabs} + 0.9375rem)`;

/** An open thread is beside the list, and takes its place where there is no room for both. On phones it covers the page. */
export const pair = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[3],
    alignItems: 'start',
    '@media': {
      screen: {
        '@container': { [inside.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 32%)' } },
      },
    },
  }),
);
export const list = style(
  domain({
    selectors: {
      '&[data-covered]': {
        '@media': { [from.tablet]: { '@container': { [inside.belowWide]: { display: 'none' } } } },
      },
    },
  }),
);
/** Names in two lines stay 24 px apart, as they are links. */
export const people = style(domain({ display: 'flex', flexWrap: 'wrap', gap: '0.25rem 0.375rem' }));
/** In a column the time stands above the date. */
export const moment = style(
  domain({
    color: color.inkMuted,
    '@container': {
      [inside.wide]: {
        display: 'grid',
        fontSize: vars.text[12],
        lineHeight: '1rem',
        whiteSpace: 'nowrap',
      },
    },
  }),
);
/** A name that has no room beside another has a line of its own, and is broken only where that is too short. */
export const person = style(domain({ display: 'flex', alignItems: 'flex-end', minWidth: 0 }));
export const latest = style(
  domain({
    '@container': { [inside.wide]: { display: 'block', ...cut }, [inside.belowWide]: twoLines },
    '@media': { print: { whiteSpace: 'normal' } },
  }),
);
export const thread = style(
  domain({
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    background: color.surfaceRaised,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
    '@container': {
      [inside.wide]: {
        position: 'sticky',
        top: stuckTop,
        // Down to where the page ends: before it is stuck, the thread begins below the figures of the console.
        maxHeight: `calc(100vh - max(${stuckTop}, var(${partTop}, 0px)) - ${aboveLane} - ${space[18]})`,
        minHeight: '20rem',
        '@media': { print: { position: 'static', maxHeight: 'none', minHeight: 0 } },
      },
    },
  }),
);
/** Without an open thread there is a place for one only beside the list. */
export const nothingOpen = style(
  domain({
    '@container': { [inside.belowWide]: { display: 'none' } },
    '@media': { print: { display: 'none' } },
  }),
);
export const head = style(
  domain({
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: space[2],
    paddingBlock: space[2],
    paddingInline: `${space[4]} ${space[2]}`,
    borderBottom: `1px solid ${color.line}`,
  }),
);
/** Its focus ring lies between the edge of the head and the line below. */
export const title = style(
  domain({
    marginBlock: space[1],
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    fontWeight: 600,
    overflowWrap: 'anywhere',
    ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  }),
);
export const log = style(
  domain({
    display: 'grid',
    alignContent: 'start',
    gap: space[3],
    flex: '1 1 auto',
    minHeight: '6rem',
    padding: space[4],
    position: 'relative',
    overflowY: 'auto',
    '@media': { print: { overflowY: 'visible' } },
    ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  }),
);
export const entry = style(
  domain({
    display: 'grid',
    gap: '2px',
    breakInside: 'avoid',
    justifySelf: 'start',
    maxWidth: '88%',
    selectors: { '&[data-ours]': { justifySelf: 'end' } },
  }),
);
export const bubble = style(
  domain({
    padding: `${space[2]} ${space[3]}`,
    borderRadius: vars.radius.card,
    background: color.surfaceSunken,
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    selectors: { '[data-ours] > &': { background: color.infoSoft } },
    // Where it has no ground of its own.
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  }),
);
export const sender = style(domain({ fontSize: vars.text[12], lineHeight: '1rem', color: color.inkMuted }));
