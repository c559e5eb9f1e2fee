import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

const { color } = vars;

export const choices = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 'inherit',
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
  }),
);
export const chips = style(domain({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));
export const chip = style(
  domain({
    minWidth: 0,
    maxWidth: '100%',
    paddingInline: '0.875rem',
    borderRadius: vars.radius.pill,
    boxShadow: 'none',
    fontSize: vars.text[14],
    fontWeight: 500,
    background: color.surfaceRaised,
  }),
);
export const words = style(
  domain({ overflow: 'hidden', maxWidth: '10rem', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);
