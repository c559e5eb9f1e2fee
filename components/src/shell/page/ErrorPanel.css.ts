import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

export const panel = style(
  domain({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[3],
    maxWidth: '30rem',
    margin: '0 auto',
    padding: `${vars.space[18]} ${vars.space[4]}`,
    textAlign: 'center',
  }),
);
export const title = style(domain({ fontSize: vars.text[24], lineHeight: '2rem', fontWeight: 700 }));
export const text = style(domain({ color: vars.color.inkMuted, textWrap: 'pretty' }));
export const icon = style(domain({ color: vars.color.critical }));
export const quietIcon = style(domain({ color: vars.color.inkMuted }));
export const actions = style(
  domain({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], marginTop: vars.space[2] }),
);
