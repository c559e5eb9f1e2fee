const safeId = /^[A-Za-z0-9_-]+$/;

/** The id, if a path can carry it unchanged. Throws a TypeError for anything that could change the path. */
export const safeSegment = (value: unknown): string => {
  if (typeof value === 'string' && safeId.test(value)) return value;
  throw new TypeError('This id cannot be part of a path');
};

/** Fills the blanks of a path. Throws a TypeError where a parameter is missing or unsafe. */
export const safePath = (path: string, parameters: Record<string, unknown>): string =>
  path.replace(/\{([^{}]+)\}/g, (_, name: string) => safeSegment(parameters[name]));
