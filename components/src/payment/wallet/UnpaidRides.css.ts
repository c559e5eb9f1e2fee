import { style } from '@vanilla-extract/css';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

/** The next thing to do has a border in the text's colour. */
export const card = style(
  domain({ borderColor: vars.color.ink, boxShadow: `inset 0 0 0 1px ${vars.color.ink}` }),
);
export const row = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space[3],
    padding: vars.space[4],
    selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
    '@container': {
      [inside.tablet]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto auto',
        gap: vars.space[4],
        padding: `${vars.space[4]} ${vars.space[5]}`,
      },
    },
  }),
);
export const words = style(domain({ display: 'grid', gap: 2, minWidth: 0 }));
export const route = style(domain({ fontWeight: 600, lineHeight: '1.375rem', overflowWrap: 'anywhere' }));
export const detail = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[3],
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    color: vars.color.inkMuted,
    overflowWrap: 'anywhere',
  }),
);
/** On phones the button is on its own line. */
export const pay = style(
  domain({ gridColumn: '1 / -1', '@container': { [inside.tablet]: { gridColumn: 'auto' } } }),
);
