import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

const { space } = vars;

/** Over the map, at its top. */
export const failed = style(
  domain({
    position: 'absolute',
    zIndex: 2,
    insetBlockStart: space[3],
    insetInline: space[3],
    boxShadow: vars.shadow.high,
    borderRadius: vars.radius.card,
  }),
);
