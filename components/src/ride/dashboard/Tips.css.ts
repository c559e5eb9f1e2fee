import { style } from '@vanilla-extract/css';
import { from, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

export const tips = style(
  domain({ padding: '4px 16px', '@media': { [from.tablet]: { padding: '6px 20px' } } }),
);
export const tip = style(
  domain({
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    gap: vars.space[3],
    padding: '10px 0',
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
  }),
);
export const icon = style(domain({ color: vars.color.inkMuted }));
