/** A call of the SDK, with its headers where it has them. */
export type Answer<Data> = Promise<Data> & { withResponse?(): Promise<{ data: Data; response: Response }> };

/** How many rows a list finds; `isMore` where it stopped counting there. */
export type Found = { count: number; isMore: boolean };

/** What the header `x-found` says. */
export const foundIn = (text: string | null): Found | null => {
  const [, count, more] = text?.match(/^(\d+)(\+?)$/) ?? [];
  return count === undefined ? null : { count: Number(count), isMore: more === '+' };
};

/**
 * An answer with the cursor of its next page, with the number of rows that its filters find where the server says it, and
 * with the number that a search read before it stopped. A client without headers reads everything at once.
 */
export const withCursor = async <Data>(
  answer: Answer<Data>,
): Promise<{ data: Data; next: string | null; found: Found | null; searched: number | null }> => {
  if (!answer.withResponse) return { data: await answer, next: null, found: null, searched: null };
  const { data, response } = await answer.withResponse();
  const { headers } = response;
  return {
    data,
    next: headers.get('x-next-cursor'),
    found: foundIn(headers.get('x-found')),
    searched: Number(headers.get('x-searched')) || null,
  };
};
