import { style } from '@vanilla-extract/css';
import { inside } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

const high = (narrow: string, wide: string) =>
  style(domain({ height: narrow, '@container': { [inside.tablet]: { height: wide } } }));

/** The height of the earnings in one column and in two. */
export const content = high('25.5rem', '15rem');
/** With the card around them. */
export const card = high('31.5rem', '21.125rem');
