import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

export const stack = style(
  domain({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] }),
);
/** It takes the focus only so that the next Tab starts in the card. */
export const content = style([stack, domain({ outline: 'none' })]);
export const input = style(domain({ display: 'none' }));
export const muted = style(
  domain({ fontSize: vars.text[14], lineHeight: '1.25rem', color: vars.color.inkMuted }),
);
export const heading = style(domain({ fontSize: vars.text[16], lineHeight: '1.5rem', fontWeight: 600 }));
export const list = style(
  domain({
    maxHeight: '20rem',
    position: 'relative',
    overflowY: 'auto',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  }),
);
export const row = style(
  domain({
    display: 'grid',
    gap: vars.space[1],
    padding: vars.space[3],
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    overflowWrap: 'anywhere',
    selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
  }),
);
export const name = style(domain({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], fontWeight: 600 }));
export const actions = style(domain({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));
/** Without words it takes no room. */
export const told = style([
  stack,
  domain({ gap: vars.space[2], selectors: { '&:not(:empty)': { marginBottom: vars.space[4] } } }),
]);
export const facts = style(
  domain({ display: 'grid', gap: vars.space[2], fontSize: vars.text[14], lineHeight: '1.25rem' }),
);
export const fileName = style(domain({ overflowWrap: 'anywhere' }));
