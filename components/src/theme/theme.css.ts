import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { type ColorRole, colors } from './colors.ts';
import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';
import { anyRoot, inRoot } from './root.ts';

const bySchemes = ([light, dark]: readonly [string, string]): string =>
  light === dark ? light : `light-dark(${light}, ${dark})`;
const role = (name: ColorRole): string => bySchemes(colors[name]);
const mix = (one: string, share: number, other: string): string =>
  `color-mix(in oklab, ${one} ${share}%, ${other})`;

const color = {
  surface: role('surface'),
  surfaceRaised: role('surfaceRaised'),
  surfaceSunken: role('surfaceSunken'),
  ink: role('ink'),
  inkMuted: role('inkMuted'),
  line: role('line'),
  lineStrong: role('lineStrong'),
  primary: role('primary'),
  onPrimary: role('onPrimary'),
  signal: role('signal'),
  onSignal: role('onSignal'),
  signalTint: role('signalTint'),
  link: role('link'),
  positive: role('positive'),
  positiveSoft: role('positiveSoft'),
  caution: role('caution'),
  cautionSoft: role('cautionSoft'),
  critical: role('critical'),
  criticalSoft: role('criticalSoft'),
  info: role('info'),
  infoSoft: role('infoSoft'),
  roleRider: role('roleRider'),
  roleRiderSoft: role('roleRiderSoft'),
  roleDriver: role('roleDriver'),
  roleDriverSoft: role('roleDriverSoft'),
  roleAdmin: role('roleAdmin'),
  roleAdminSoft: role('roleAdminSoft'),
  statusArriving: role('statusArriving'),
  statusArrivingSoft: role('statusArrivingSoft'),
  statusInProgress: role('statusInProgress'),
  statusInProgressSoft: role('statusInProgressSoft'),
  focus: role('focus'),
  scrim: role('scrim'),
  mapWater: mix(vars.color.infoSoft, 62, vars.color.surfaceSunken),
  mapLand: bySchemes([vars.color.surfaceSunken, vars.color.surface]),
  mapStreet: bySchemes([vars.color.surfaceRaised, vars.color.line]),
  mapMinor: bySchemes([
    mix(vars.color.line, 58, vars.color.surfaceSunken),
    mix(vars.color.line, 45, vars.color.surface),
  ]),
  mapPark: mix(vars.color.positive, 15, vars.color.mapLand),
  mapHighway: bySchemes([
    mix(vars.color.inkMuted, 34, vars.color.surfaceRaised),
    mix(vars.color.inkMuted, 42, vars.color.surface),
  ]),
  mapMark: '#ffffff',
  mapTime: bySchemes([vars.color.signal, 'oklch(40% 0.1 80)']),
};

createGlobalTheme(anyRoot, vars, {
  '@layer': layers.theme,
  color,
  radius: { control: '8px', card: '12px', sheet: '16px', pill: '999px' },
  shadow: {
    low: `0 1px 2px ${bySchemes(['oklch(19% 0.018 265 / 0.06)', 'oklch(0% 0 0 / 0.4)'])}`,
    high: `0 8px 28px ${bySchemes(['oklch(19% 0.018 265 / 0.14)', 'oklch(0% 0 0 / 0.55)'])}`,
  },
  space: {
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    8: '32px',
    10: '40px',
    12: '48px',
    18: '72px',
  },
  text: {
    12: '0.75rem',
    14: '0.875rem',
    16: '1rem',
    20: '1.25rem',
    24: '1.5rem',
    32: '2rem',
    40: '2.5rem',
    56: '3.5rem',
  },
  font: {
    body: '"Inter Variable", Inter, "Noto Sans Arabic Variable", system-ui, sans-serif',
    mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  },
  motion: { quick: '150ms', calm: '200ms' },
});

const colorScheme = (selector: string, value: string): void =>
  globalStyle(selector, { '@layer': { [layers.theme]: { colorScheme: value } } });

colorScheme(anyRoot, 'light dark');
for (const scheme of ['light', 'dark']) {
  const chosen = `[data-theme="${scheme}"]`;
  colorScheme(`${anyRoot}${chosen}, ${chosen} ${anyRoot}, ${inRoot(chosen)}`, scheme);
}

// Paper is white. `!important`, because the chosen scheme has the more specific selector.
globalStyle(`${anyRoot}, ${inRoot('[data-theme]')}`, {
  '@layer': { [layers.theme]: { '@media': { print: { colorScheme: 'light !important' as 'light' } } } },
});

const { signal, onSignal, focus, link, primary, onPrimary, ...others } = vars.color;
const { mapStreet, mapMinor, mapHighway, mapMark, mapTime } = others;
const faint = mix('CanvasText', 30, 'Canvas');
const isGround = (role: string): boolean => /^surface|Soft$|Tint$/.test(role);
const isDrawn = (role: string): boolean => /^map|scrim/.test(role);
const forced = Object.entries(others).flatMap(([role, name]) =>
  isDrawn(role) ? [] : [[name, isGround(role) ? 'Canvas' : 'CanvasText']],
);

/**
 * In forced colours the roles are the system's own colours. The browser then leaves backgrounds and shadows as they are,
 * so that all that shows a choice, a state or a share stays visible.
 */
globalStyle(anyRoot, {
  '@layer': {
    [layers.theme]: {
      '@media': {
        '(forced-colors: active)': {
          forcedColorAdjust: 'none',
          vars: {
            ...Object.fromEntries(forced),
            [signal]: 'Highlight',
            [onSignal]: 'HighlightText',
            [focus]: 'Highlight',
            [link]: 'LinkText',
            [mapStreet]: faint,
            [mapMinor]: mix('CanvasText', 15, 'Canvas'),
            [mapHighway]: mix('CanvasText', 50, 'Canvas'),
            [mapMark]: 'Highlight',
            [mapTime]: 'Canvas',
            [primary]: 'ButtonText',
            [onPrimary]: 'ButtonFace',
          },
        },
      },
    },
  },
});
