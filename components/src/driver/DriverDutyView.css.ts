import { style } from '@vanilla-extract/css';
import { aboveLane, belowBar, inside, mapSheet, shortWindow, vars } from '../theme/contract.css.ts';
import { domain } from '../theme/layered.ts';

const { color } = vars;
const windowHeight = `calc(100dvh - ${belowBar} - ${aboveLane})`;

export const layout = style(
  domain({
    position: 'relative',
    '@container': {
      [inside.tablet]: {
        display: 'grid',
        gridTemplateColumns: '22.5rem minmax(0, 1fr)',
        minHeight: windowHeight,
      },
      [inside.desktop]: { gridTemplateColumns: '27.5rem minmax(0, 1fr)' },
    },
  }),
);
/** The height that the control covers at the lower edge of the map. */
export const controlHeight = '--mobility-control-height';
/** It remains while the panel scrolls; on phones it is above the panel. */
export const map = style(
  domain({
    position: 'relative',
    height: 'min(26.875rem, 55svh)',
    background: color.mapWater,
    vars: { [mapSheet]: `max(1rem, var(${controlHeight}, 0px))` },
    '@media': { [shortWindow]: { height: '14rem' } },
    '@container': {
      [inside.tablet]: {
        position: 'sticky',
        top: belowBar,
        gridColumn: 2,
        gridRow: 1,
        height: windowHeight,
        // The control leaves the corners free.
        vars: { [mapSheet]: '0px' },
      },
    },
  }),
);
/** A sheet over the map's edge on phones, a column on wider screens. */
export const panel = style(
  domain({
    position: 'relative',
    zIndex: 3,
    minWidth: 0,
    marginTop: '-1rem',
    padding: `0 ${vars.space[4]}`,
    borderRadius: `${vars.radius.sheet} ${vars.radius.sheet} 0 0`,
    background: color.surface,
    '@container': {
      [inside.tablet]: {
        zIndex: 'auto',
        gridColumn: 1,
        gridRow: 1,
        marginTop: 0,
        paddingInline: vars.space[6],
        borderRadius: 0,
        borderInlineEnd: `1px solid ${color.line}`,
      },
    },
  }),
);
export const parts = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[3],
    alignContent: 'start',
    padding: `${vars.space[1]} 0 ${vars.space[6]}`,
    '@container': { [inside.tablet]: { gap: vars.space[4] } },
  }),
);
/** Beside a ride, without a map of its own. */
export const alone = style(
  domain({
    padding: `0 ${vars.space[4]}`,
    '@container': { [inside.tablet]: { padding: `0 ${vars.space[6]}` } },
  }),
);
/** Always in reach: over the map, and on phones across the lower edge of the window. */
export const control = style(
  domain({
    position: 'sticky',
    zIndex: 5,
    bottom: aboveLane,
    padding: `${vars.space[3]} ${vars.space[4]}`,
    borderTop: `1px solid ${color.line}`,
    background: color.surface,
    selectors: {
      '&[data-offer]': {
        maxHeight: `calc(100dvh - ${belowBar} - ${aboveLane})`,
        overflowY: 'auto',
        padding: vars.space[4],
        border: `2px solid ${color.ink}`,
        borderInlineWidth: 0,
        borderBottomWidth: 0,
        borderRadius: `${vars.radius.sheet} ${vars.radius.sheet} 0 0`,
        background: color.surfaceRaised,
        boxShadow: vars.shadow.high,
      },
    },
    '@container': {
      [inside.tablet]: {
        bottom: `calc(${vars.space[6]} + ${aboveLane})`,
        gridColumn: 2,
        gridRow: 1,
        alignSelf: 'end',
        justifySelf: 'center',
        width: 'min(22.5rem, 100% - 7.5rem)',
        marginBottom: vars.space[6],
        padding: 0,
        border: 0,
        background: 'none',
        selectors: {
          '&[data-offer]': {
            width: 'min(30rem, 100% - 1.5rem)',
            padding: vars.space[5],
            border: `2px solid ${color.ink}`,
            borderRadius: vars.radius.card,
          },
        },
      },
    },
  }),
);
/** What is announced; it has no box of its own while it is empty. */
export const announced = style(domain({ display: 'contents' }));
