import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/layered.ts';

/** What paper says about the further pages. */
export const onPaper = style(primitive({ display: 'none', '@media': { print: { display: 'block' } } }));
/** The end of the list, where the next page is read. */
export const more = style(
  primitive({
    display: 'grid',
    justifyItems: 'center',
    padding: vars.space[4],
    '@media': { print: { display: 'none' } },
  }),
);
