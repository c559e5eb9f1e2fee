import { style } from '@vanilla-extract/css';
import { from, vars } from '../theme/contract.css.ts';
import { domain } from '../theme/layered.ts';

const { color } = vars;

export const form = style(
  domain({ display: 'grid', gap: vars.space[3], '@media': { [from.tablet]: { gap: vars.space[4] } } }),
);
export const tabs = style(
  domain({ gap: vars.space[3], '@media': { [from.tablet]: { gap: vars.space[4] } } }),
);
export const hint = style(domain({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] }));
export const hintWeak = style([hint, domain({ color: color.caution })]);
export const hintMet = style([hint, domain({ color: color.positive })]);
export const role = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    alignContent: 'start',
    gap: `0 ${vars.space[2]}`,
    paddingInlineEnd: vars.space[3],
  }),
);
export const roleName = style(domain({ fontWeight: 600, lineHeight: '1.5rem' }));
export const roleIcon = style(domain({ marginTop: '2px' }));
export const roleText = style(
  domain({ gridColumn: '1 / -1', fontSize: vars.text[12], lineHeight: '1rem', color: color.inkMuted }),
);
export const other = style(
  domain({
    marginBlock: '-0.25rem -0.5rem',
    textAlign: 'center',
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    color: color.inkMuted,
  }),
);
export const otherLink = style(
  domain({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    padding: `0 ${vars.space[1]}`,
    borderRadius: '0.25rem',
    color: color.link,
    fontWeight: 600,
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.1875rem',
    cursor: 'pointer',
  }),
);
export const forgot = style(
  domain({ justifySelf: 'end', marginBlock: '-0.5rem', fontSize: vars.text[14], lineHeight: '1.25rem' }),
);
