import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

export const question = style(
  domain({ minWidth: 0, fontSize: vars.text[14], lineHeight: '1.25rem', overflowWrap: 'anywhere' }),
);
export const title = style(domain({ padding: 0, fontWeight: 600 }));
export const answers = style(
  domain({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], marginTop: vars.space[2] }),
);
