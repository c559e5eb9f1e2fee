import pg from 'pg';

/** A connection to a database without the product's types, for tools that write many rows or ask the server itself. */
export type RawClient = {
  rows<Row extends object>(text: string): Promise<Row[]>;
  close(): Promise<void>;
};

export const rawClient = async (url: string): Promise<RawClient> => {
  const client = new pg.Client(url);
  await client.connect();
  return {
    rows: async <Row extends object>(text: string) => (await client.query<Row>(text)).rows,
    close: () => client.end(),
  };
};
