import { createVar, style } from '@vanilla-extract/css';
import { primitive } from '../../theme/layered.ts';

// Not inherited: a change would otherwise compute the style of everything inside again.
const length = { syntax: '<length>', inherits: false, initialValue: '0px' } as const;
export const height = createVar(length);
export const start = createVar(length);
export const gap = createVar();

export const plain = style(
  primitive({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);
export const windowed = style(
  primitive({ position: 'relative', height, margin: 0, padding: 0, listStyle: 'none' }),
);
export const item = style(
  primitive({ position: 'absolute', insetInline: 0, insetBlockStart: start, contain: 'layout style' }),
);
