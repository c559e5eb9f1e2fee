import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

export const card = style(
  domain({
    display: 'grid',
    gap: vars.space[4],
    boxSizing: 'border-box',
    width: `min(26rem, 100% - 2 * ${vars.space[4]})`,
    padding: vars.space[4],
    borderRadius: vars.radius.card,
    border: `1px solid ${vars.color.line}`,
    background: vars.color.surfaceRaised,
    textAlign: 'start',
  }),
);
export const head = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
  }),
);
export const title = style(
  domain({ margin: 0, fontSize: vars.text[16], lineHeight: '1.5rem', fontWeight: 600 }),
);
export const note = style(
  domain({ margin: 0, fontSize: vars.text[14], lineHeight: '1.25rem', color: vars.color.inkMuted }),
);
