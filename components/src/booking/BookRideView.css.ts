import { style } from '@vanilla-extract/css';
import {
  bookingHeight,
  inside,
  layoutContainer,
  mapSheet,
  shortWindow,
  vars,
} from '../theme/contract.css.ts';
import { domain } from '../theme/layered.ts';

const { color } = vars;

/** As wide and as high as its container, whose width decides between one column and two. */
export const frame = style(domain({ ...layoutContainer, height: '100%' }));
/** The map comes second in the document and first on a phone: the keyboard reaches the form first. */
export const booking = style(
  domain({
    display: 'flex',
    flexDirection: 'column',
    '@container': {
      [inside.tablet]: {
        display: 'grid',
        gridTemplateColumns: '22.5rem minmax(0, 1fr)',
        height: `var(${bookingHeight}, 100%)`,
      },
      [inside.desktop]: { gridTemplateColumns: '26.25rem minmax(0, 1fr)' },
    },
  }),
);
export const map = style(
  domain({
    position: 'relative',
    order: -1,
    height: '18rem',
    '@media': { [shortWindow]: { height: '6rem' } },
    overflow: 'hidden',
    background: color.mapWater,
    vars: { [mapSheet]: '1rem' },
    '@container': { [inside.tablet]: { order: 0, height: 'auto', vars: { [mapSheet]: '0px' } } },
  }),
);
export const sheet = style(
  domain({
    position: 'relative',
    zIndex: 1,
    marginTop: '-1rem',
    borderRadius: `${vars.radius.sheet} ${vars.radius.sheet} 0 0`,
    background: color.surfaceRaised,
    boxShadow: `0 -1px 0 ${color.line}`,
    '@container': {
      [inside.tablet]: {
        display: 'flex',
        flexDirection: 'column',
        minHeight: 0,
        margin: 0,
        borderRadius: 0,
        boxShadow: `1px 0 0 ${color.line}`,
      },
    },
  }),
);
export const body = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[5],
    padding: `${vars.space[5]} ${vars.space[4]} ${vars.space[4]}`,
    '@container': {
      [inside.tablet]: {
        flex: 1,
        alignContent: 'start',
        // The saved places, which scroll, would give up their height.
        gridAutoRows: 'max-content',
        minHeight: 0,
        gap: vars.space[4],
        padding: `${vars.space[4]} ${vars.space[6]} ${vars.space[5]}`,
        position: 'relative',
        overflowY: 'auto',
        scrollbarWidth: 'thin',
      },
    },
  }),
);
export const title = style(
  domain({ fontSize: vars.text[24], lineHeight: '2rem', fontWeight: 700, letterSpacing: '-0.022em' }),
);
/** Stays in the document, so that its text is announced, and takes no space while it is empty. */
export const news = style(domain({ selectors: { '&:empty': { position: 'absolute' } } }));
/** The second step on a phone: as high as the window, the map above the sheet. */
export const vehicleStep = style(domain({ position: 'relative', height: `var(${bookingHeight}, 44rem)` }));
export const stepMap = style(domain({ flex: 1, minHeight: '10rem', height: 'auto' }));
/**
 * Leaves the map what vehicles, chips and button do not need on a phone of usual height, where the summary begins below
 * them; on a phone on its side, at least as much as it shows of the map.
 */
export const stepSheet = style(
  domain({
    display: 'flex',
    flexDirection: 'column',
    flex: 'none',
    position: 'static',
    maxHeight: 'calc(100% - clamp(9rem, 38%, 20rem))',
    zIndex: 1,
  }),
);
export const stepBody = style(
  domain({
    minHeight: 0,
    gap: vars.space[3],
    paddingBlock: vars.space[4],
    position: 'relative',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
  }),
);
/** Lies on the map, at its start. */
export const back = style(
  domain({
    position: 'absolute',
    zIndex: 2,
    top: vars.space[4],
    insetInlineStart: vars.space[4],
    width: '3rem',
    height: '3rem',
    borderRadius: '50%',
    boxShadow: vars.shadow.high,
  }),
);
export const arrow = style(domain({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } }));
