import { style } from '@vanilla-extract/css';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';
import { cut, twoLines } from '../../theme/text.ts';

/** As large as the other cells of the row. */
export const ride = style(
  domain({ '@container': { [inside.wide]: { fontSize: vars.text[14], lineHeight: '1.25rem' } } }),
);
/** In a row of the table a second line would make all rows higher. */
export const email = style(
  domain({ '@container': { [inside.wide]: { display: 'block', ...cut }, [inside.belowWide]: twoLines } }),
);
