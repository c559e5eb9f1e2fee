import { globalStyle, style } from '@vanilla-extract/css';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';
import { value } from '../console/AdminConsole.css.ts';

/** Below the figure; on phones below the note, with the line beside it. */
export const hint = style(
  domain({
    fontSize: vars.text[12],
    lineHeight: '1rem',
    color: vars.color.inkMuted,
    gridRow: 4,
    '@container': { [inside.tablet]: { gridRow: 3, gridColumn: '1 / -1' } },
  }),
);
// The figure above the hint may be as wide as the card without taking the room of the line.
globalStyle(
  `${value}:has(~ ${hint})`,
  domain({ '@container': { [inside.belowTablet]: { gridColumn: '1 / -1' } } }),
);
