import { style } from '@vanilla-extract/css';
import { primitive } from '../../theme/layered.ts';

export const hidden = style(
  primitive({
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);
