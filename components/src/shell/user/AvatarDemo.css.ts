import { style } from '@vanilla-extract/css';
import { from, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

export const page = style(
  domain({
    display: 'grid',
    gap: vars.space[5],
    maxWidth: '80rem',
    margin: '0 auto',
    padding: `${vars.space[6]} ${vars.space[4]} ${vars.space[6]}`,
    '@media': {
      [from.tablet]: { padding: `${vars.space[6]} ${vars.space[6]} ${vars.space[18]}` },
      [from.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
  }),
);
export const head = style(domain({ gridColumn: '1 / -1' }));
export const title = style(
  domain({ fontSize: vars.text[32], lineHeight: '2.5rem', fontWeight: 700, letterSpacing: '-0.025em' }),
);
export const lead = style(domain({ color: vars.color.inkMuted, maxWidth: '60ch', textWrap: 'pretty' }));
export const row = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: `${vars.space[4]} ${vars.space[6]}`,
  }),
);
export const sample = style(
  domain({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[2],
    fontSize: vars.text[12],
    lineHeight: '1rem',
    color: vars.color.inkMuted,
  }),
);
export const people = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(9.375rem, 1fr))',
    gap: vars.space[4],
  }),
);
export const person = style(
  domain({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minWidth: 0,
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
  }),
);
export const result = style(domain({ marginTop: vars.space[4] }));
