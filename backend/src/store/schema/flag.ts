/** 0 or 1: the portable subset has no booleans. */
export type Flag = 0 | 1;
