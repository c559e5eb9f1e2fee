import { style } from '@vanilla-extract/css';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

/** Below the figure; on phones below the note. */
export const hint = style(
  domain({
    fontSize: vars.text[12],
    lineHeight: '1rem',
    color: vars.color.inkMuted,
    '@container': { [inside.tablet]: { gridRow: 3, gridColumn: '1 / -1' } },
  }),
);
