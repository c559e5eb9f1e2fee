import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { domain } from '../theme/layered.ts';

export const box = style(
  domain({
    display: 'grid',
    gap: vars.space[3],
    padding: vars.space[3],
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    overflowWrap: 'anywhere',
    breakInside: 'avoid',
  }),
);
export const title = style(
  domain({ fontSize: vars.text[14], lineHeight: '1.25rem', color: vars.color.inkMuted }),
);
export const dispute = style(
  domain({
    display: 'grid',
    gap: vars.space[1],
    selectors: { '& + &': { paddingTop: vars.space[3], borderTop: `1px solid ${vars.color.line}` } },
  }),
);
export const link = style(domain({ justifySelf: 'start', '@media': { print: { display: 'none' } } }));
