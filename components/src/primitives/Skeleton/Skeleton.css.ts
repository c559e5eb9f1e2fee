import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/layered.ts';
import { motionOk } from '../../theme/text.ts';

export const width = createVar();
export const height = createVar();
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

export const skeleton = style(
  primitive({
    display: 'block',
    width,
    height,
    maxWidth: '100%',
    background: vars.color.surfaceSunken,
    boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
    // Content that arrives within 150 ms shows no skeleton.
    '@media': { [motionOk]: { animation: `${appear} ${vars.motion.quick} 150ms backwards` } },
  }),
);
export const shape = styleVariants({
  text: primitive({ borderRadius: '0.25rem' }),
  block: primitive({ borderRadius: vars.radius.control }),
  circle: primitive({ borderRadius: '50%' }),
});
