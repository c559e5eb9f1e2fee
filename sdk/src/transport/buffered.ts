/**
 * Reads the whole body of an answer. Rejects if the body is incomplete. `text()` and `json()` of the result may be
 * called more than once.
 */
export const buffered = async (answer: Response): Promise<Response> => {
  const text = await answer.text();
  return Object.assign(answer, { text: async () => text, json: async () => JSON.parse(text) });
};
