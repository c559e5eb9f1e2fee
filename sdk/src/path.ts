const safeId = /^[A-Za-z0-9_-]+$/;

/** The id, if a path can carry it unchanged. Throws a TypeError for anything that could change the path. */
export const safeSegment = (value: unknown): string => {
  if (typeof value === 'string' && safeId.test(value)) return value;
  throw new TypeError('This id cannot be part of a path');
};
