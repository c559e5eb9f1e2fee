import { globalStyle, style } from '@vanilla-extract/css';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';
import { touch } from '../../theme/text.ts';
import { note } from '../console/AdminConsole.css.ts';

/** In the line of the label, which it makes no higher; on phones at its end. */
export const button = style(
  domain({
    position: 'relative',
    gridRow: 1,
    gridColumn: 2,
    justifySelf: 'end',
    width: '1.5rem',
    minHeight: '1.5rem',
    marginBlock: '-0.125rem',
    color: vars.color.inkMuted,
    '@container': { [inside.tablet]: { justifySelf: 'start' } },
    '@media': { [touch]: { '::after': { content: '""', position: 'absolute', inset: '-0.625rem' } } },
  }),
);
// The note at the end of that line leaves room for the button.
globalStyle(
  `${note}:has(~ ${button})`,
  domain({ '@container': { [inside.tablet]: { paddingInlineStart: '1.5rem' } } }),
);
export const words = style(
  domain({
    maxWidth: '18rem',
    padding: `${vars.space[3]} ${vars.space[4]}`,
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    outline: 'none',
  }),
);
