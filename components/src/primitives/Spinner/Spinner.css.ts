import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/layered.ts';
import { motionOk } from '../../theme/text.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const ring = style(
  primitive({
    fill: 'none',
    stroke: 'currentColor',
    strokeLinecap: 'round',
    '@media': { [motionOk]: { animation: `${turn} 800ms linear infinite` } },
  }),
);
export const track = style(primitive({ opacity: 0.24 }));
export const spinner = style(
  primitive({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    color: vars.color.inkMuted,
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
  }),
);
