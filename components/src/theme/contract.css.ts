import { createContainer, createGlobalThemeContract } from '@vanilla-extract/css';

/** How wide a page may be: as wide as the bar above it, up to where a row is too long to be read. */
export const pageWidth = '120rem';

/** The tokens by role. Names are stable: partners may override the custom properties. */
export const vars = createGlobalThemeContract(
  {
    color: {
      surface: 'surface',
      surfaceRaised: 'surface-raised',
      surfaceSunken: 'surface-sunken',
      ink: 'ink',
      inkMuted: 'ink-muted',
      line: 'line',
      lineStrong: 'line-strong',
      primary: 'primary',
      onPrimary: 'on-primary',
      signal: 'signal',
      onSignal: 'on-signal',
      signalTint: 'signal-tint',
      link: 'link',
      positive: 'positive',
      positiveSoft: 'positive-soft',
      caution: 'caution',
      cautionSoft: 'caution-soft',
      critical: 'critical',
      criticalSoft: 'critical-soft',
      info: 'info',
      infoSoft: 'info-soft',
      roleRider: 'role-rider',
      roleRiderSoft: 'role-rider-soft',
      roleDriver: 'role-driver',
      roleDriverSoft: 'role-driver-soft',
      roleAdmin: 'role-admin',
      roleAdminSoft: 'role-admin-soft',
      statusArriving: 'status-arriving',
      statusArrivingSoft: 'status-arriving-soft',
      statusInProgress: 'status-in-progress',
      statusInProgressSoft: 'status-in-progress-soft',
      focus: 'focus',
      scrim: 'scrim',
      mapWater: 'map-water',
      mapLand: 'map-land',
      mapStreet: 'map-street',
      mapMinor: 'map-minor',
      mapPark: 'map-park',
      mapHighway: 'map-highway',
      mapMark: 'map-mark',
      mapTime: 'map-time',
    },
    radius: { control: 'radius-control', card: 'radius-card', sheet: 'radius-sheet', pill: 'radius-pill' },
    shadow: { low: 'shadow-low', high: 'shadow-high' },
    space: {
      1: 'space-1',
      2: 'space-2',
      3: 'space-3',
      4: 'space-4',
      5: 'space-5',
      6: 'space-6',
      8: 'space-8',
      10: 'space-10',
      12: 'space-12',
      18: 'space-18',
    },
    text: {
      12: 'text-12',
      14: 'text-14',
      16: 'text-16',
      20: 'text-20',
      24: 'text-24',
      32: 'text-32',
      40: 'text-40',
      56: 'text-56',
    },
    font: { body: 'font-body', mono: 'font-mono' },
    motion: { quick: 'motion-quick', calm: 'motion-calm' },
  },
  (value) => `mobility-${value}`,
);

/**
 * Widths of the window from which a layout changes, in the text size of the browser: with larger text, a layout needs
 * more room. Phones first.
 */
export const from = {
  tablet: '(min-width: 48em), print',
  desktop: 'screen and (min-width: 64em)',
  wide: 'screen and (min-width: 80em)',
} as const;
/** Windows in which these layouts do not apply. */
export const below = {
  tablet: 'screen and (max-width: 47.99em)',
  desktop: 'screen and (max-width: 63.99em)',
  /** A phone narrower than 360 px: a toast needs the whole bar for its sentence. */
  smallPhone: 'screen and (max-width: 22.49em)',
  /** A phone with large text: two columns have no room. */
  phone: 'screen and (max-width: 18em)',
} as const;

/** A window of little height: a phone on its side, or 200 % zoom. */
export const shortWindow = 'screen and (max-height: 30em)';

const layout = createContainer('layout');

/**
 * For the outermost element of what other pages embed. It takes the width of its container, and 320 px
 * where the container depends on its content.
 */
export const layoutContainer = {
  containerName: layout,
  containerType: 'inline-size',
  containIntrinsicInlineSize: '320px',
} as const;

/** In rem: from here on a layout container has room for two columns. */
export const tabletWidth = 48;

/** Widths of the layout container from which the layout inside changes: `'@container': { [inside.tablet]: { … } }`. */
export const inside = {
  tablet: `${layout} (min-width: ${tabletWidth}rem)`,
  desktop: `${layout} (min-width: 64rem)`,
  belowTablet: `${layout} (width < ${tabletWidth}rem)`,
  belowDesktop: `${layout} (width < 64rem)`,
  /** Three buttons with words have no room in one line. */
  narrowPhone: `${layout} (width < 24rem)`,
  /** A phone of 320 px, or the page of one of 360 px between its gutters. */
  narrowPage: `${layout} (width < 21rem)`,
  /** A phone with text of 150 % or more: two columns have no room. */
  largeText: `${layout} (width < 17rem)`,
  /** A card across a tablet. */
  card: `${layout} (min-width: 40rem)`,
  /** A heading and a line of filters do not fit side by side. */
  belowWide: `${layout} (width < 76rem)`,
  /** The tables of the console are cards, but wide ones. */
  wideCards: `${layout} (${tabletWidth}rem <= width < 76rem)`,
  /** The tables of the console and their filters fit, also in German. */
  wide: `${layout} (min-width: 76rem)`,
  /** A list beside an open case has no room for all of its tools. */
  belowRoomy: `${layout} (width < 104rem)`,
  /** A map beside a panel of its own width. */
  pair: `${layout} (min-width: 56rem)`,
  /** A table of eleven columns fits. */
  table: `${layout} (min-width: 71rem)`,
} as const;

/** The height of what stays above the content of a page, such as navigation and tabs. Lists stick below it. */
export const stuckAbove = '--mobility-stuck-above';

/** How far the content of a page is from both edges of the window, where a line may go on to these edges. */
export const pageGutter = '--mobility-page-gutter';

/** The height of the row of a lost connection below the bar of the navigation, while it is shown. */
export const lostRow = '--mobility-lost-row';
/** Where that bar and that row end. What sticks to the top of the window sticks here. */
export const belowBar = `calc(3.5rem + var(${lostRow}, 0px))`;

/** The height of booking where it has two columns. Without it, booking is as high as its place or its content. */
export const bookingHeight = '--mobility-booking-height';

/** The height of what is fixed at the bottom of the window; sticky footers are placed above it. */
export const bottomLane = '--mobility-bottom-lane';
export const aboveLane = `var(${bottomLane}, 0px)`;

/** The height of what covers a map from below, such as a sheet; the map's buttons are placed above it. */
export const mapCovered = '--mobility-map-covered';
/** The same for the ground of a map that shows a logo at its lower edge; by default what `mapCovered` says. */
export const mapSheet = '--mobility-map-sheet';
