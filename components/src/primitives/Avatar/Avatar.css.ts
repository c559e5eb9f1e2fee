import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/layered.ts';
import { hues } from './avatar-look.ts';

export const size = createVar();

export const avatar = style(
  primitive({
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: size,
    height: size,
    borderRadius: vars.radius.pill,
    fontSize: `calc(${size} * 0.36)`,
    lineHeight: 1,
    fontWeight: 700,
    letterSpacing: '0.02em',
    userSelect: 'none',
  }),
);
export const picture = style(
  primitive({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    borderRadius: 'inherit',
    objectFit: 'cover',
    selectors: { '&[hidden]': { display: 'none' } },
  }),
);
export const background = hues.map((hue) =>
  style(
    primitive({
      backgroundColor: `light-dark(oklch(91% 0.055 ${hue}), oklch(36% 0.065 ${hue}))`,
      color: `light-dark(oklch(31% 0.085 ${hue}), oklch(95% 0.03 ${hue}))`,
    }),
  ),
);
const line = 'color-mix(in oklab, currentColor 10%, transparent)';
export const pattern = styleVariants({
  plain: {},
  stripes: primitive({
    backgroundImage: `repeating-linear-gradient(45deg, ${line} 0 12%, transparent 12% 24%)`,
  }),
  half: primitive({ backgroundImage: `linear-gradient(135deg, ${line} 50%, transparent 50%)` }),
  rings: primitive({
    backgroundImage: `radial-gradient(circle at 20% 20%, ${line} 30%, transparent 31% 60%, ${line} 61%)`,
  }),
});
export const border = styleVariants({
  none: {},
  line: primitive({ boxShadow: `0 0 0 1px ${vars.color.lineStrong}` }),
  strong: primitive({ boxShadow: `0 0 0 2px ${vars.color.ink}` }),
  signal: primitive({
    boxShadow: `0 0 0 0.1875rem ${vars.color.signal}, 0 0 0 0.25rem ${vars.color.onSignal}`,
  }),
});
