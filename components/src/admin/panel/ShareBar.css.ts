import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { edge, forcedColors } from '../../theme/forced-colors.ts';
import { domain } from '../../theme/layered.ts';

export const bar = style(
  domain({
    display: 'block',
    width: '100%',
    height: '0.5rem',
    borderRadius: vars.radius.pill,
    '@media': { [forcedColors]: { selectors: { '&[data-track]': edge } } },
    // From the end of the line in right-to-left pages.
    selectors: {
      '[dir=rtl] &': { scale: '-1 1' },
      '&[data-track]': { background: vars.color.surfaceSunken },
    },
  }),
);
export const fill = style(domain({ fill: vars.color.inkMuted }));
