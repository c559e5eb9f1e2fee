import { style } from '@vanilla-extract/css';

/** A map fills its container. */
export const mapFrame = style({ position: 'relative', height: '30rem' });
