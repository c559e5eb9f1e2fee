import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

export const body = style(domain({ display: 'grid', gap: vars.space[4] }));
