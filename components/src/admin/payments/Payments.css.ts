import { style } from '@vanilla-extract/css';
import { inside } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';
import { cut } from '../../theme/text.ts';

/** In a row of the table a second line would make all rows higher. */
export const email = style(
  domain({ overflowWrap: 'anywhere', '@container': { [inside.wide]: { display: 'block', ...cut } } }),
);
