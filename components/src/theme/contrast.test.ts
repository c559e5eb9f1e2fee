import { describe, expect, test } from 'vitest';
import { type ColorRole, colors } from './colors.ts';

/** Linear sRGB of an opaque `oklch(L% C H)` or `#rrggbb`. */
const linear = (css: string): [number, number, number] => {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(css);
  if (hex) {
    const [r = 0, g = 0, b = 0] = hex.slice(1).map((part) => {
      const value = Number.parseInt(part, 16) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return [r, g, b];
  }
  const match = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)$/.exec(css);
  if (!match) throw new Error(`not an opaque colour: ${css}`);
  const [lightness = 0, chroma = 0, hue = 0] = match.slice(1).map(Number);
  const radians = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(radians);
  const b = chroma * Math.sin(radians);
  const light = lightness / 100;
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
};
const luminance = (css: string): number => {
  const [r, g, b] = linear(css).map((value) => Math.min(1, Math.max(0, value)));
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
};
const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

const grounds = ['surface', 'surfaceRaised', 'surfaceSunken'] as const;
const texts = [
  'ink',
  'inkMuted',
  'link',
  'positive',
  'caution',
  'critical',
  'info',
  'roleRider',
  'roleDriver',
  'roleAdmin',
  'statusArriving',
  'statusInProgress',
] as const;
const softPairs: [ColorRole, ColorRole][] = [
  ['positive', 'positiveSoft'],
  ['caution', 'cautionSoft'],
  ['critical', 'criticalSoft'],
  ['info', 'infoSoft'],
  ['roleRider', 'roleRiderSoft'],
  ['roleDriver', 'roleDriverSoft'],
  ['roleAdmin', 'roleAdminSoft'],
  ['statusArriving', 'statusArrivingSoft'],
  ['statusInProgress', 'statusInProgressSoft'],
];
const onSoft = softPairs.flatMap(([, soft]): [ColorRole, ColorRole][] => [['ink', soft]]);
const textPairs: [ColorRole, ColorRole][] = [
  ...texts.flatMap((text) => grounds.map((ground): [ColorRole, ColorRole] => [text, ground])),
  ...softPairs,
  ...onSoft,
  ['onPrimary', 'primary'],
  ['onSignal', 'signal'],
  ['ink', 'signalTint'],
  ['inkMuted', 'signalTint'],
  ['surface', 'ink'],
];
const schemes = [
  ['light', 0],
  ['dark', 1],
] as const;

test('the measured contrast of known colours is correct', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 1);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 1);
  expect(contrast('oklch(100% 0 0)', '#ffffff')).toBeCloseTo(1, 2);
});

describe.each(schemes)('in the %s scheme', (_, scheme) => {
  test.each(textPairs)('%s on %s is readable', (text, ground) => {
    expect(contrast(colors[text][scheme], colors[ground][scheme])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(grounds)('borders of controls and the focus ring are visible on %s', (ground) => {
    expect(contrast(colors.lineStrong[scheme], colors[ground][scheme])).toBeGreaterThanOrEqual(3);
    expect(contrast(colors.focus[scheme], colors[ground][scheme])).toBeGreaterThanOrEqual(3);
  });
});
