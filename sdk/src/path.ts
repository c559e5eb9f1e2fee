const safeId = /^[\w-]+$/;

/** The id, if a path can carry it unchanged. Throws a TypeError for anything that could change the path. */
export const safeSegment = (value: unknown): string => {
  if (typeof value === 'string' && safeId.test(value)) return value;
  throw new TypeError('Not an id for a path');
};
