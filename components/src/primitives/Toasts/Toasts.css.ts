import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from, vars } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/layered.ts';
import { motionOk } from '../../theme/text.ts';

const { color } = vars;
const enter = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

export const region = recipe({
  base: primitive({ position: 'fixed', zIndex: 70, '@media': { print: { display: 'none' } } }),
  variants: {
    placement: {
      'bottom-right': primitive({
        insetInline: '8px',
        insetBlockEnd: '8px',
        '@media': { [from.tablet]: { insetInline: 'auto 24px', insetBlockEnd: '24px', width: '360px' } },
      }),
      // On phones only over the logo, so that the bell and the menu stay within reach.
      'top-right': primitive({
        insetBlockStart: '4px',
        insetInline: '8px 108px',
        '@media': { [from.tablet]: { insetInline: 'auto 24px', insetBlockStart: '68px', width: '360px' } },
      }),
    },
  },
});
export const list = style(primitive({ display: 'grid', gap: vars.space[2] }));
const onPhones = 'screen and (max-width: 767px)';
export const toast = style(
  primitive({
    // Dark in both schemes, for contrast with the page.
    colorScheme: 'dark',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minHeight: '48px',
    paddingBlock: '6px',
    paddingInline: `${vars.space[3]} 0`,
    border: `1px solid color-mix(in oklch, ${color.inkMuted} 45%, ${color.surfaceRaised})`,
    borderRadius: vars.radius.card,
    background: color.surfaceRaised,
    color: color.ink,
    boxShadow: vars.shadow.high,
    '@media': {
      [from.tablet]: { minHeight: '64px', paddingInlineStart: vars.space[4] },
      // Only the newest is visible, to leave dialogs readable; screen readers announce all.
      [onPhones]: {
        selectors: { '&:nth-child(n + 2)': { position: 'absolute', insetInline: 0, clipPath: 'inset(50%)' } },
      },
      [motionOk]: { animation: `${enter} ${vars.motion.quick}` },
    },
  }),
);
export const icon = styleVariants({
  success: primitive({ color: color.positive }),
  info: primitive({ color: color.signal }),
  caution: primitive({ color: color.caution }),
  critical: primitive({ color: color.critical }),
});
export const words = style(
  primitive({
    flex: 1,
    minWidth: 0,
    paddingBlock: vars.space[1],
    fontSize: vars.text[14],
    lineHeight: '1.125rem',
    overflowWrap: 'anywhere',
  }),
);
export const text = style(primitive({ fontWeight: 600 }));
// Hidden toasts take no focus.
const gone = {
  '@media': { [onPhones]: { selectors: { [`${toast}:nth-child(n + 2) &`]: { visibility: 'hidden' } } } },
} as const;
export const action = style(primitive({ marginBlock: '8px 4px', borderColor: color.inkMuted, ...gone }));
export const close = style(primitive({ color: color.inkMuted, ...gone }));
