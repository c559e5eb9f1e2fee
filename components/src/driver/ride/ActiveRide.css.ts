import { style } from '@vanilla-extract/css';
import { aboveLane, belowBar, inside, mapSheet, vars } from '../../theme/contract.css.ts';
import { edged } from '../../theme/forced-colors.ts';
import { domain } from '../../theme/layered.ts';

const windowHeight = `calc(100dvh - ${belowBar} - ${aboveLane})`;

/** The panel with the map, and on desktops the dashboard below the map. */
export const layout = style(
  domain({
    '@container': {
      [inside.tablet]: {
        display: 'grid',
        gridTemplateColumns: '22.5rem minmax(0, 1fr)',
        height: windowHeight,
        minHeight: '35rem',
      },
      [inside.desktop]: {
        gridTemplateColumns: '26.25rem minmax(0, 1fr)',
        selectors: {
          '&[data-beside]': { gridTemplateRows: '24.25rem auto', height: 'auto', alignItems: 'start' },
        },
      },
      [inside.belowDesktop]: {
        selectors: { '&[data-lowered]': { display: 'block', height: 'auto', minHeight: 0 } },
      },
    },
  }),
);
/** Below desktops the ride covers the dashboard until it is lowered. */
export const beside = style(
  domain({
    display: 'none',
    paddingTop: vars.space[4],
    '@container': {
      [inside.desktop]: { display: 'block', gridColumn: 2, gridRow: 2 },
      [inside.belowDesktop]: { selectors: { [`${layout}[data-lowered] &`]: { display: 'block' } } },
    },
  }),
);
export const map = style(
  domain({
    position: 'relative',
    height: '17rem',
    vars: { [mapSheet]: '1rem' },
    '@container': {
      [inside.tablet]: { gridColumn: 2, gridRow: 1, height: '100%', vars: { [mapSheet]: '0px' } },
      [inside.belowDesktop]: { selectors: { [`${layout}[data-lowered] &`]: { display: 'none' } } },
    },
  }),
);
/** A sheet over the map's edge on phones, a column on desktops. */
export const panel = style(
  domain({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    marginTop: '-1rem',
    background: vars.color.surfaceRaised,
    borderTop: `1px solid ${vars.color.line}`,
    borderRadius: `${vars.radius.sheet} ${vars.radius.sheet} 0 0`,
    boxShadow: vars.shadow.high,
    '@container': {
      [inside.tablet]: {
        gridColumn: 1,
        gridRow: 1,
        marginTop: 0,
        borderTop: 0,
        borderInlineEnd: `1px solid ${vars.color.line}`,
        borderRadius: 0,
        boxShadow: 'none',
        height: '100%',
      },
      [inside.desktop]: {
        selectors: {
          [`${layout}[data-beside] &`]: {
            gridRow: '1 / span 2',
            position: 'sticky',
            top: belowBar,
            height: windowHeight,
          },
        },
      },
      [inside.belowDesktop]: {
        selectors: {
          [`${layout}[data-lowered] &`]: {
            position: 'sticky',
            bottom: aboveLane,
            zIndex: 5,
            marginTop: 0,
            height: 'auto',
            borderTop: `1px solid ${vars.color.line}`,
            borderInlineEnd: 0,
            boxShadow: vars.shadow.high,
          },
        },
      },
    },
  }),
);
export const heading = style(
  domain({ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: vars.space[3] }),
);
/** On desktops the ride and the dashboard stand side by side. */
export const lower = style(domain({ flex: 'none', '@container': { [inside.desktop]: { display: 'none' } } }));
export const details = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 'inherit',
    '@container': {
      [inside.belowDesktop]: { selectors: { [`${layout}[data-lowered] &`]: { display: 'none' } } },
    },
  }),
);
export const scroll = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[3],
    alignContent: 'start',
    padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[3]}`,
    '@container': {
      [inside.tablet]: {
        flex: 1,
        padding: `${vars.space[4]} ${vars.space[6]} ${vars.space[3]}`,
        position: 'relative',
        overflow: 'auto',
      },
    },
  }),
);
export const title = style(
  domain({
    fontSize: vars.text[20],
    lineHeight: '1.625rem',
    fontWeight: 700,
    letterSpacing: '-.02em',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    '@container': { [inside.tablet]: { fontSize: vars.text[24], lineHeight: '1.875rem' } },
  }),
);
export const person = style(domain({ display: 'flex', alignItems: 'center', gap: vars.space[3] }));
export const name = style(domain({ fontWeight: 600, lineHeight: '1.375rem', overflowWrap: 'anywhere' }));
export const muted = style(
  domain({ fontSize: vars.text[14], lineHeight: '1.25rem', color: vars.color.inkMuted }),
);
export const star = style(domain({ display: 'inline', verticalAlign: '-0.125em' }));
export const note = style(
  domain({
    display: 'flex',
    gap: vars.space[3],
    padding: vars.space[3],
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    background: vars.color.cautionSoft,
    '@media': edged,
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    overflowWrap: 'anywhere',
  }),
);
export const noteIcon = style(domain({ flex: 'none', color: vars.color.caution }));
export const earnings = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    paddingTop: vars.space[3],
    borderTop: `1px solid ${vars.color.line}`,
  }),
);
export const label = style(
  domain({ fontSize: vars.text[12], lineHeight: '1rem', color: vars.color.inkMuted }),
);
/** Leaves the lane of the floating user box free below it. */
export const dock = style(
  domain({
    position: 'sticky',
    bottom: aboveLane,
    zIndex: 5,
    padding: `${vars.space[3]} ${vars.space[4]}`,
    borderTop: `1px solid ${vars.color.line}`,
    background: vars.color.surfaceRaised,
    '@container': { [inside.tablet]: { position: 'static', padding: `${vars.space[3]} ${vars.space[6]}` } },
  }),
);
/** The error of the last command, above the button. */
export const failed = style(domain({ marginBottom: vars.space[2] }));
export const primary = style(domain({ justifyContent: 'space-between' }));
export const under = style(
  domain({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    gap: `0 ${vars.space[3]}`,
    marginTop: vars.space[1],
  }),
);
export const hint = style(
  domain({ flex: '1 1 8rem', fontSize: vars.text[12], lineHeight: '1rem', color: vars.color.inkMuted }),
);
/** A second answer beside the hint, on one line. */
export const answer = style(domain({ flex: 'none', whiteSpace: 'nowrap' }));
export const cancel = style(domain({ color: vars.color.critical, marginInlineEnd: '-0.75rem' }));
