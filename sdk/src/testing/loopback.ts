import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

type Seen = { method: string; path: string; headers: IncomingMessage['headers']; body: string };
type Reply = (response: ServerResponse, seen: Seen, count: number) => void;

/** A real server on this machine. It records each request and answers it with `reply`, which gets its number from 1. */
export const loopback = async (reply: Reply) => {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const { method = '', url = '', headers } = request;
    const entry = { method, path: url, headers, body };
    seen.push(entry);
    reply(response, entry, seen.length);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { baseUrl: `http://127.0.0.1:${port}`, seen, close };
};

/** Answers with JSON. */
export const json = (response: ServerResponse, status: number, body: unknown, headers = {}): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
};
