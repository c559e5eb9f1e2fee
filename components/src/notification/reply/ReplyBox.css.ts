import { style } from '@vanilla-extract/css';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

export const form = style(
  domain({
    display: 'grid',
    flex: '1 0 100%',
    gap: vars.space[2],
    marginBlockStart: vars.space[1],
    paddingBlockStart: vars.space[3],
    borderBlockStart: `1px solid ${vars.color.line}`,
  }),
);
/** On phones the first button is the wider one. */
export const buttons = style(
  domain({
    display: 'grid',
    gridTemplateColumns: '5fr 3fr',
    gap: vars.space[2],
    '@container': { [inside.tablet]: { display: 'flex' } },
  }),
);
export const arrow = style(domain({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } }));
