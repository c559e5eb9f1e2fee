import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Sends a request and returns the JSON of its answer. Throws unless it succeeds. */
export const send = (
  url: string,
  token: string,
  [method, path, body]: readonly [method: string, path: string, body?: unknown],
): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const type = body ? { 'content-type': 'application/json' } : {};
    const headers = { authorization: `Bearer ${token}`, ...type };
    const sent = request(`${url}${path}`, { method, agent, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => {
        const text = Buffer.concat(parts).toString();
        const status = answer.statusCode ?? 0;
        if (status < 300) resolve(JSON.parse(text));
        else reject(new Error(`${method} ${path}: ${status} ${text}`));
      });
    });
    sent.on('error', reject);
    sent.end(body ? JSON.stringify(body) : undefined);
  });
