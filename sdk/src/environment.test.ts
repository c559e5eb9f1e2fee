import { describe, expect, it } from 'vitest';
import { createClient } from './client.ts';
import { backendOf, environmentOf } from './environment.ts';

const deployments = {
  production: 'mobility.example',
  brazil: 'mobilidade.example',
  brazilIp: { host: '203.0.113.7', port: 8001 },
};

describe('the environment of a page', () => {
  it.each([
    ['http://localhost:5173', 'development', 'http://localhost:5173', 'ws://localhost:5173'],
    ['http://127.0.0.1:8080', 'development', 'http://127.0.0.1:8080', 'ws://127.0.0.1:8080'],
    ['https://mobility.example', 'production', 'https://mobility.example/be', 'wss://mobility.example/be'],
    ['https://mobilidade.example', 'brazil', 'https://mobilidade.example', 'wss://mobilidade.example'],
    ['http://203.0.113.7', 'brazil-ip', 'http://203.0.113.7:8001', 'ws://203.0.113.7:8001'],
    ['https://other.example', 'unknown', 'https://other.example', 'wss://other.example'],
  ])('%s is %s', (page, name, apiBase, wsBase) => {
    expect(environmentOf(new URL(page), deployments)).toEqual({ name, apiBase, wsBase });
  });

  it('uses a configured backend on an unknown host only', () => {
    const backendUrl = 'https://api.example/';
    expect(environmentOf(new URL('https://other.example'), { backendUrl })).toEqual({
      name: 'unknown',
      apiBase: 'https://api.example',
      wsBase: 'wss://api.example',
    });
    expect(environmentOf(new URL('http://localhost'), { backendUrl }).apiBase).toBe('http://localhost');
  });
});

describe('a page that is not on the web', () => {
  const page = { protocol: 'file:', host: '', hostname: '', origin: 'null' };
  const tokens = { read: () => 'token', write: () => undefined };

  it('uses the configured backend', () => {
    const { apiBase } = environmentOf(page, { backendUrl: 'https://api.example' });
    expect(backendOf({ apiBase })).toEqual({ baseUrl: 'https://api.example' });
  });

  it('has none otherwise, and its calls say so without being sent', async () => {
    const environment = environmentOf(page);
    expect(environment).toEqual({ name: 'unknown', apiBase: '', wsBase: '' });
    const client = createClient({ ...backendOf(environment), tokens, maxRetries: 0 });
    await expect(client.listMyRides()).rejects.toMatchObject({
      kind: 'network',
      cause: { message: 'no_backend' },
    });
  });
});
