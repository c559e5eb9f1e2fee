import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

const { space } = vars;

export const menu = style(
  domain({
    width: '18rem',
    maxWidth: '100%',
    padding: space[4],
    outline: 'none',
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
  }),
);
export const content = style(domain({ display: 'grid', gap: space[3], outline: 'none' }));
export const row = style(
  domain({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[2] }),
);
export const name = style(
  domain({ display: 'flex', alignItems: 'center', flex: 1, minHeight: '2.75rem', overflowWrap: 'anywhere' }),
);
export const save = style(domain({ display: 'grid', gap: space[2] }));
