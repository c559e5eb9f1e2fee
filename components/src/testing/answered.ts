/** An answer of a fake client with headers, as the client gives it where they matter. */
export const answered = <Data extends object>(data: Data, headers: Record<string, string>): Promise<Data> => {
  const withResponse = async () => ({ data, response: Response.json(data, { headers }) });
  return Object.assign(Promise.resolve(data), { withResponse });
};
