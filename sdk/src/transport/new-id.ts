let origin = '';
let count = 0;

/** A unique id. Seeds once, as `getRandomValues` per request is expensive; `randomUUID` needs a secure context. */
export const newId = (): string => {
  origin ||= `${crypto.getRandomValues(new Uint32Array(4)).join('-')}-`;
  count += 1;
  return origin + count;
};
