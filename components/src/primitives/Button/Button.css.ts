import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from, vars } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/layered.ts';
import { motionOk, touch } from '../../theme/text.ts';

const { color } = vars;
const disabled = '&[data-disabled], &[aria-disabled=true]:not([data-pending])';
const hovered = '&[data-hovered]:not([data-pending], [aria-disabled=true])';

export const button = recipe({
  base: primitive({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    fontSize: vars.text[16],
    fontWeight: 600,
    lineHeight: '1.25rem',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      [disabled]: { opacity: 0.5, cursor: 'not-allowed' },
      '&[data-pending]': { cursor: 'progress' },
      '&[data-pressed]': { transform: 'scale(0.985)' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { [disabled]: { opacity: 1, color: 'GrayText' } },
      },
      // A link has no use on paper either; the base styles leave out the buttons.
      print: { selectors: { 'a&': { display: 'none !important' as 'none' } } },
      [motionOk]: {
        transition: ['background-color', 'border-color', 'transform']
          .map((name) => `${name} ${vars.motion.quick}`)
          .join(', '),
      },
    },
  }),
  variants: {
    variant: {
      primary: primitive({
        background: color.primary,
        color: color.onPrimary,
        selectors: {
          [hovered]: { background: `color-mix(in oklab, ${color.primary} 88%, ${color.surfaceRaised})` },
        },
        '@media': {
          '(forced-colors: active)': {
            selectors: { [disabled]: { background: 'ButtonFace', borderColor: 'GrayText' } },
          },
        },
      }),
      secondary: primitive({
        background: color.surfaceRaised,
        color: color.ink,
        borderColor: color.line,
        boxShadow: vars.shadow.low,
        selectors: { [hovered]: { borderColor: color.lineStrong, background: color.surface } },
      }),
      ghost: primitive({
        color: color.ink,
        selectors: { [hovered]: { background: color.surfaceSunken } },
      }),
      danger: primitive({
        background: color.surfaceRaised,
        color: color.critical,
        borderColor: color.line,
        selectors: {
          [hovered]: { borderColor: color.critical, background: color.criticalSoft },
          // Red still looks like something that can be pressed.
          [disabled]: { color: color.ink },
        },
        '@media': {
          '(forced-colors: active)': { selectors: { [disabled]: { color: 'GrayText' } } },
        },
      }),
    },
    size: {
      small: primitive({
        minHeight: '2.75rem',
        padding: `0 ${vars.space[3]}`,
        fontSize: vars.text[14],
        '@media': { [from.tablet]: { minHeight: '2.25rem' }, [touch]: { minHeight: '2.75rem' } },
      }),
      medium: primitive({ minHeight: '2.75rem', padding: `0 ${vars.space[4]}` }),
      large: primitive({ minHeight: '3.5rem', padding: `0 ${vars.space[6]}` }),
    },
    shape: {
      text: {},
      icon: primitive({ padding: 0, flex: 'none', aspectRatio: '1', gap: 0 }),
    },
    fullWidth: { true: primitive({ width: '100%' }) },
  },
  defaultVariants: { variant: 'secondary', size: 'medium', shape: 'text' },
});

export const icon = style(primitive({ display: 'inline-flex', flex: 'none' }));
