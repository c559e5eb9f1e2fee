import { style } from '@vanilla-extract/css';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

export const tips = style(
  domain({
    padding: `${vars.space[1]} ${vars.space[4]}`,
    '@container': { [inside.tablet]: { padding: `0.375rem ${vars.space[5]}` } },
  }),
);
export const tip = style(
  domain({
    display: 'grid',
    gridTemplateColumns: '1.25rem minmax(0, 1fr)',
    gap: vars.space[3],
    padding: '0.625rem 0',
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
  }),
);
export const icon = style(domain({ color: vars.color.inkMuted }));
