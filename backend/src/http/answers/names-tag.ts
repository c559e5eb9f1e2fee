/** Whether an If-None-Match header names the tag. Weak and strong tags compare as equal, as RFC 9110 requires for it. */
export const namesTag = (header: string | undefined, tag: string): boolean =>
  header?.split(',').some((known) => `W/${known.trim().replace(/^W\//, '')}` === tag) ?? false;
