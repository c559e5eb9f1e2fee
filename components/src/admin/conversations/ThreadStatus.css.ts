import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

const { color, space } = vars;

/** Between the messages and the reply. */
export const status = style(
  domain({
    display: 'grid',
    gap: space[2],
    flex: 'none',
    paddingBlock: space[2],
    paddingInline: space[4],
    borderTop: `1px solid ${color.line}`,
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    '@media': { print: { display: 'none' } },
  }),
);
export const line = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
  }),
);
/** Breaks before the button does, as long as there is room for a few words. */
export const said = style(
  domain({
    display: 'flex',
    flex: '1 1 8rem',
    alignItems: 'center',
    gap: space[1],
    minWidth: 0,
    overflowWrap: 'anywhere',
    color: color.inkMuted,
    selectors: { '&[data-marked]': { color: color.positive } },
  }),
);
export const icon = style(domain({ flex: 'none' }));
