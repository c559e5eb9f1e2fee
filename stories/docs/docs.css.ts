import { style } from '@vanilla-extract/css';

export const diagram = style({ marginBlock: '1.5rem', overflowX: 'auto' });
// At its own size: a large chart scrolls instead of shrinking until its texts cannot be read.
export const chart = style({ maxInlineSize: 'none' });
export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
  gap: '1rem',
});
export const swatch = style({ display: 'flex' });
export const half = style({ flex: 1, blockSize: '3rem', borderStyle: 'solid', borderWidth: 'thin' });
export const row = style({ display: 'flex', alignItems: 'center', gap: '1rem', marginBlock: '0.5rem' });
export const bar = style({ display: 'block', blockSize: '1rem' });
export const box = style({
  display: 'block',
  blockSize: '3rem',
  inlineSize: '5rem',
  borderStyle: 'solid',
  borderWidth: 'thin',
});
