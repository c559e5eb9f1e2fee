import { describe, expect, it } from 'vitest';
import { createDeviceProofs } from './device-proofs.ts';
import { createTokens } from './tokens.ts';

const key = Buffer.alloc(32, 1);
const device = { userId: 'u1', deviceId: 'd1' };

describe('the proof of a device', () => {
  it('a proof names its device for a year', async () => {
    let time = Date.parse('2026-05-01T12:00:00Z');
    const proofs = createDeviceProofs([key], () => time);
    const proof = await proofs.issue(device);
    expect(await proofs.read(proof)).toEqual(device);
    time += 364 * 86_400_000;
    expect(await proofs.read(proof)).toEqual(device);
    time += 2 * 86_400_000;
    expect(await proofs.read(proof)).toBeNull();
  });

  it('a proof of another key, an access token and any other text are invalid', async () => {
    const proofs = createDeviceProofs([key], Date.now);
    const tokens = createTokens({ keys: [key], life: 60_000, now: Date.now });
    const claims = { userId: 'u1', sessionId: 's1', role: 'rider', tokenId: 't1' } as const;
    const other = await createDeviceProofs([Buffer.alloc(32, 2)], Date.now).issue(device);
    for (const text of [other, await tokens.issue(claims, Date.now()), '', 'a.b.c'])
      expect(await proofs.read(text)).toBeNull();
    expect(await tokens.read(await proofs.issue(device))).toEqual({ kind: 'invalid' });
  });
});
