import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { edged } from '../../theme/forced-colors.ts';
import { domain } from '../../theme/layered.ts';

export const penalty = style(
  domain({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[4],
    padding: vars.space[4],
    borderRadius: vars.radius.control,
    background: vars.color.surfaceSunken,
    selectors: { '&[data-costs]': { background: vars.color.cautionSoft } },
    '@media': edged,
  }),
);
export const amount = style(
  domain({ fontSize: vars.text[24], lineHeight: '2rem', fontWeight: 700, letterSpacing: '-.02em' }),
);
export const label = style(domain({ fontWeight: 600 }));
export const note = style(
  domain({ fontSize: vars.text[14], lineHeight: '1.25rem', color: vars.color.inkMuted }),
);
/** Groups the fields without a box of its own. */
export const confirmation = style(domain({ display: 'contents' }));
