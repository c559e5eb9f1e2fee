import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/layered.ts';
import { motionOk } from '../../theme/text.ts';

export const share = createVar();
export const progress = style(primitive({ display: 'grid', gap: vars.space[1] }));
export const label = style(primitive({ fontSize: vars.text[14], lineHeight: '1.25rem' }));
export const track = style(
  primitive({
    height: '0.5rem',
    overflow: 'hidden',
    borderRadius: vars.radius.pill,
    background: vars.color.surfaceSunken,
    boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
  }),
);
export const fill = style(
  primitive({
    width: share,
    height: '100%',
    borderRadius: vars.radius.pill,
    background: vars.color.signal,
    boxShadow: `inset 0 0 0 1px light-dark(${vars.color.onSignal}, transparent)`,
    '@media': { [motionOk]: { transition: `width ${vars.motion.calm}` } },
  }),
);
