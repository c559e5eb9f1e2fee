import { style } from '@vanilla-extract/css';
import { inside, vars } from '../theme/contract.css.ts';
import { domain } from '../theme/layered.ts';

export const row = style(
  domain({
    display: 'grid',
    gap: vars.space[1],
    padding: vars.space[4],
    overflowWrap: 'anywhere',
    selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
    '@container': { [inside.tablet]: { paddingInline: vars.space[5] } },
  }),
);
export const head = style(
  domain({ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: vars.space[3] }),
);
export const reason = style(domain({ fontWeight: 600, lineHeight: '1.375rem' }));
export const detail = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[3],
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    color: vars.color.inkMuted,
  }),
);
export const words = style(domain({ fontSize: vars.text[14], lineHeight: '1.25rem' }));
