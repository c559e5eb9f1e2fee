import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

const { color, space } = vars;

/** Below the messages, where it stays while they scroll. */
export const reply = style(
  domain({
    display: 'grid',
    gap: space[2],
    flex: 'none',
    padding: space[4],
    borderTop: `1px solid ${color.line}`,
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    '@media': { print: { display: 'none' } },
  }),
);
export const send = style(
  domain({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[2] }),
);
export const sent = style(domain({ fontWeight: 600, color: color.positive }));
export const people = style(domain({ display: 'flex', flexWrap: 'wrap', columnGap: space[4] }));
export const person = style(domain({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' }));
