import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';
import { cut } from '../../theme/text.ts';

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
export const chips = style(domain({ display: 'flex', gap: vars.space[2] }));
export const chip = style(
  domain({
    flex: 'none',
    paddingInline: '0.875rem',
    borderRadius: vars.radius.pill,
    boxShadow: 'none',
    fontSize: vars.text[14],
    fontWeight: 500,
    background: color.surfaceRaised,
  }),
);
/** A long note is cut where the row ends. */
export const note = style([chip, domain({ flex: '0 1 auto', minWidth: 0 })]);
export const words = style(domain(cut));
