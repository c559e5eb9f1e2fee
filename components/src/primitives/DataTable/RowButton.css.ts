import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/layered.ts';

const { color } = vars;
/** A finger leaves no pointer above the button that it pressed. */
const pointed = '(hover: hover)';
const pressed = { '&:active': { transform: 'scale(0.985)' } };

export const text = style(
  primitive({
    whiteSpace: 'nowrap',
    selectors: pressed,
    '@media': {
      [pointed]: { selectors: { '&:hover': { borderColor: color.lineStrong, background: color.surface } } },
    },
  }),
);
export const icon = style(
  primitive({
    selectors: { ...pressed, '&[aria-expanded=true]': { background: color.surfaceSunken } },
    '@media': { [pointed]: { selectors: { '&:hover': { background: color.surfaceSunken } } } },
  }),
);
