/** One colour in both schemes. */
type Pair = readonly [light: string, dark: string];

const signal = 'oklch(87% 0.172 92)';
const nearBlack = 'oklch(19% 0.018 265)';

/** The colours by role in both schemes. A role that is one colour in both has it twice. */
export const colors = {
  surface: ['oklch(98.6% 0.003 95)', 'oklch(17% 0.008 265)'],
  surfaceRaised: ['#ffffff', 'oklch(21.5% 0.010 265)'],
  surfaceSunken: ['oklch(95.8% 0.005 95)', 'oklch(13.5% 0.008 265)'],
  ink: [nearBlack, 'oklch(96.5% 0.004 95)'],
  inkMuted: ['oklch(46% 0.018 265)', 'oklch(74% 0.012 265)'],
  line: ['oklch(89.5% 0.006 95)', 'oklch(31% 0.012 265)'],
  lineStrong: ['oklch(60% 0.012 265)', 'oklch(56% 0.012 265)'],
  primary: [nearBlack, signal],
  onPrimary: ['#ffffff', nearBlack],
  signal: [signal, signal],
  onSignal: [nearBlack, nearBlack],
  signalTint: ['oklch(96.5% 0.045 95)', 'oklch(27% 0.045 92)'],
  link: ['oklch(48% 0.16 258)', 'oklch(76% 0.12 250)'],
  positive: ['oklch(47% 0.125 152)', 'oklch(78% 0.15 152)'],
  positiveSoft: ['oklch(95% 0.035 152)', 'oklch(27% 0.045 152)'],
  caution: ['oklch(50% 0.115 70)', 'oklch(82% 0.14 80)'],
  cautionSoft: ['oklch(95.5% 0.05 90)', 'oklch(28% 0.045 80)'],
  critical: ['oklch(50% 0.19 27)', 'oklch(74% 0.15 25)'],
  criticalSoft: ['oklch(95.5% 0.025 25)', 'oklch(27% 0.06 25)'],
  info: ['oklch(48% 0.14 250)', 'oklch(77% 0.11 245)'],
  infoSoft: ['oklch(95.5% 0.02 250)', 'oklch(27% 0.045 250)'],
  roleRider: ['oklch(47% 0.125 152)', 'oklch(78% 0.15 152)'],
  roleRiderSoft: ['oklch(95% 0.035 152)', 'oklch(27% 0.045 152)'],
  roleDriver: ['oklch(48% 0.14 250)', 'oklch(77% 0.11 245)'],
  roleDriverSoft: ['oklch(95.5% 0.02 250)', 'oklch(27% 0.045 250)'],
  roleAdmin: ['oklch(48% 0.17 305)', 'oklch(77% 0.12 305)'],
  roleAdminSoft: ['oklch(95.5% 0.022 305)', 'oklch(27% 0.05 305)'],
  statusArriving: ['oklch(48% 0.15 278)', 'oklch(77% 0.115 278)'],
  statusArrivingSoft: ['oklch(95.5% 0.021 278)', 'oklch(27% 0.048 278)'],
  statusInProgress: ['oklch(48% 0.17 305)', 'oklch(77% 0.12 305)'],
  statusInProgressSoft: ['oklch(95.5% 0.022 305)', 'oklch(27% 0.05 305)'],
  focus: ['oklch(52% 0.19 258)', 'oklch(80% 0.13 250)'],
  scrim: ['oklch(19% 0.018 265 / 0.5)', 'oklch(0% 0 0 / 0.62)'],
} as const satisfies Record<string, Pair>;

export type ColorRole = keyof typeof colors;
