/** A call of the SDK, with its headers where it has them. */
export type Answer<Data> = Promise<Data> & { withResponse?(): Promise<{ data: Data; response: Response }> };

/** An answer with the cursor of its next page; a client without headers reads everything at once. */
export const withCursor = async <Data>(
  answer: Answer<Data>,
): Promise<{ data: Data; next: string | null }> => {
  if (!answer.withResponse) return { data: await answer, next: null };
  const { data, response } = await answer.withResponse();
  return { data, next: response.headers.get('x-next-cursor') };
};
