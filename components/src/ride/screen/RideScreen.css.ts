import { style } from '@vanilla-extract/css';
import { bookingHeight, from, inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';
import { motionOk } from '../../theme/text.ts';

const { color, space } = vars;
/** As wide as the panels beside other maps. */
const panelWidth = { tablet: '22.5rem', desktop: '26.25rem' };

/** A map with a sheet over it on phones; from tablets on a panel beside it. It fills the window below the bar. */
export const screen = style(
  domain({
    position: 'relative',
    height: `var(${bookingHeight}, 100%)`,
    minHeight: '30rem',
    overflow: 'hidden',
    background: color.mapWater,
    '@container': {
      [inside.tablet]: { display: 'grid', gridTemplateColumns: `${panelWidth.tablet} minmax(0, 1fr)` },
      [inside.desktop]: { gridTemplateColumns: `${panelWidth.desktop} minmax(0, 1fr)` },
    },
  }),
);
export const map = style(
  domain({
    position: 'absolute',
    inset: 0,
    '@container': { [inside.tablet]: { position: 'relative', inset: 'auto', gridColumn: 2, gridRow: 1 } },
  }),
);
export const sheet = style(
  domain({
    position: 'absolute',
    zIndex: 2,
    insetInline: 0,
    bottom: 0,
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    background: color.surfaceRaised,
    borderRadius: `${vars.radius.sheet} ${vars.radius.sheet} 0 0`,
    boxShadow: `${vars.shadow.high}, 0 -1px 0 ${color.line}`,
    '@media': { [motionOk]: { transition: `height ${vars.motion.calm}` } },
    '@container': {
      [inside.tablet]: {
        position: 'relative',
        gridColumn: 1,
        gridRow: 1,
        height: 'auto !important',
        borderRadius: 0,
        borderInlineEnd: `1px solid ${color.line}`,
        boxShadow: 'none',
      },
    },
    selectors: { '&[data-dragged]': { transition: 'none' } },
  }),
);
/** The mark is thin; the area around it is as high as a finger. */
export const grip = style(
  domain({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    height: space[5],
    width: '100%',
    border: 0,
    background: 'none',
    cursor: 'grab',
    touchAction: 'none',
    position: 'relative',
    '::before': {
      content: '""',
      width: space[10],
      height: space[1],
      borderRadius: vars.radius.pill,
      background: color.lineStrong,
    },
    '::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      top: `calc(-1 * ${space[6]})`,
      bottom: 0,
    },
    ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    '@container': { [inside.tablet]: { display: 'none' } },
  }),
);
export const body = style(
  domain({
    flex: 1,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space[3],
    minHeight: 0,
    padding: `0 ${space[4]} ${space[4]}`,
    position: 'relative',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    '@container': { [inside.tablet]: { gap: space[3], padding: `${space[5]} ${space[6]} ${space[4]}` } },
  }),
);
export const facts = style(
  domain({
    display: 'grid',
    gap: space[2],
    paddingTop: space[3],
    borderTop: `1px solid ${color.line}`,
    fontSize: vars.text[14],
  }),
);
export const fact = style(
  domain({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[3],
    color: color.inkMuted,
  }),
);
export const value = style(domain({ color: color.ink, fontWeight: 600, textAlign: 'end' }));
/** Stays at the bottom of the panel; on phones that of an active ride is at the end of the scrolled content. */
export const foot = style(
  domain({
    display: 'grid',
    flex: 'none',
    gap: space[2],
    paddingBlock: space[3],
    borderTop: `1px solid ${color.line}`,
    selectors: { [`${sheet} > &`]: { paddingInline: space[4] } },
    '@container': {
      [inside.tablet]: {
        selectors: { [`${sheet} > &`]: { padding: `${space[3]} ${space[6]} ${space[4]}` } },
      },
    },
  }),
);
/** Its own padding is that of the sheet. */
export const user = style(
  domain({
    marginInline: `calc(-1 * ${space[4]})`,
    '@container': { [inside.tablet]: { marginInline: `calc(-1 * ${space[6]})` } },
    '@media': { [from.desktop]: { display: 'none' } },
  }),
);
export const price = style(
  domain({ color: color.inkMuted, fontSize: vars.text[14], lineHeight: '1.25rem', textAlign: 'center' }),
);
/** Where there is no ride to show. */
export const none = style(domain({ padding: space[6] }));
export const title = style(
  domain({ fontSize: vars.text[20], lineHeight: '1.75rem', marginBottom: space[4] }),
);
