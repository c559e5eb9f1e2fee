import { style } from '@vanilla-extract/css';

/** A map fills what holds it. */
export const mapFrame = style({ position: 'relative', height: 480 });
