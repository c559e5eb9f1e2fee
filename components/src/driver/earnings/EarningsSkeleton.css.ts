import { style } from '@vanilla-extract/css';
import { inside } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

const high = (phone: string, tablet: string, desktop: string) =>
  style(
    domain({
      height: phone,
      '@container': { [inside.tablet]: { height: tablet }, [inside.desktop]: { height: desktop } },
    }),
  );

/** The height of the earnings in one, two and three columns. */
export const content = high('30.375rem', '18.125rem', '12.75rem');
/** With the card around them. */
export const card = high('36.375rem', '24.25rem', '18.875rem');
