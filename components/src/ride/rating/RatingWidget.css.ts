import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

export const box = style(
  domain({
    margin: 0,
    padding: vars.space[3],
    border: 0,
    minWidth: 0,
    borderRadius: vars.radius.card,
    background: vars.color.surfaceSunken,
    maxWidth: '35rem',
    '@media': { print: { display: 'none' } },
  }),
);
export const question = style(
  domain({ float: 'inline-start', width: '100%', padding: 0, fontWeight: 600, lineHeight: '1.5rem' }),
);
export const row = style(
  domain({
    clear: 'both',
    display: 'grid',
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    gap: '0.375rem',
    paddingTop: vars.space[2],
  }),
);
export const mood = style(
  domain({
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: vars.space[1],
    minHeight: '4.75rem',
    padding: `${vars.space[1]} 0`,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    background: vars.color.surfaceRaised,
    color: vars.color.ink,
    font: 'inherit',
    fontSize: vars.text[12],
    lineHeight: '1rem',
    fontWeight: 500,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { borderColor: vars.color.lineStrong },
      '&[data-pressed]': { background: vars.color.surfaceSunken },
      '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
    },
  }),
);
/** As high as the row that it replaces, so that the content below does not move. */
export const submitting = style(
  domain({
    clear: 'both',
    minHeight: '5.25rem',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    color: vars.color.inkMuted,
  }),
);
