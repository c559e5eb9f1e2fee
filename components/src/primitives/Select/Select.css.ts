import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/layered.ts';

export const trigger = style(
  primitive({
    justifyContent: 'space-between',
    gap: vars.space[2],
    // A value of two lines keeps clear of the edges.
    padding: `${vars.space[1]} ${vars.space[3]}`,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-1px' },
      '&[data-hovered]': { borderColor: vars.color.ink },
    },
  }),
);
