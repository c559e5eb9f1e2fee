import { style } from '@vanilla-extract/css';
import { from, vars } from '../theme/contract.css.ts';
import { domain } from '../theme/layered.ts';
import { startBar } from '../theme/text.ts';

export const item = style(
  domain({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '1.25rem minmax(0, 1fr) auto',
    gap: `0 ${vars.space[3]}`,
    padding: `${vars.space[3]} ${vars.space[4]}`,
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
    '@media': { [from.tablet]: { padding: `${vars.space[3]} ${vars.space[5]}` } },
  }),
);
/** The bar of an unread notification; screen readers get a text. */
export const unread = style(
  domain({
    '::before': {
      ...startBar(vars.color.signal, vars.color.onSignal, '0.25rem'),
    },
  }),
);
export const title = style(domain({ fontWeight: 600, overflowWrap: 'anywhere' }));
export const time = style(
  domain({ fontSize: vars.text[12], color: vars.color.inkMuted, whiteSpace: 'nowrap' }),
);
export const message = style(
  domain({
    gridColumn: '2 / -1',
    color: vars.color.inkMuted,
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
  }),
);
