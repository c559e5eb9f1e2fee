/** 0 or 1, because the portable SQL has no booleans. */
export type Flag = 0 | 1;
