import type { StyleRule } from '@vanilla-extract/css';
import { inside } from './contract.css.ts';

type Rule = NonNullable<NonNullable<StyleRule['@container']>[string]>;

/** A rule from the layout container's tablet width on, and on paper. */
export const onTablet = (rule: Rule): Pick<StyleRule, '@container' | '@media'> => ({
  '@container': { [inside.tablet]: rule },
  '@media': { print: rule },
});
