import { describe, expect, it, vi } from 'vitest';
import { openLiveChannel } from './live-channel.ts';
import { createSequencer } from './sequencer.ts';

class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static opened: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  closed: unknown[] = [];
  onopen?: () => void;
  onerror?: () => void;
  onclose?: (event: { code: number; reason: string }) => void;
  onmessage?: (event: { data: unknown }) => void;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FakeSocket.opened.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(...args: unknown[]): void {
    this.closed = args;
  }
}

const setUp = () => {
  FakeSocket.opened = [];
  const storage = { token: 'a token' };
  const open = openLiveChannel({
    wsBase: 'wss://backend.test/be',
    tokens: { read: () => storage.token },
    WebSocketImpl: FakeSocket as unknown as typeof WebSocket,
  });
  const handlers = { onOpen: vi.fn(), onMessage: vi.fn(), onError: vi.fn(), onClose: vi.fn() };
  const connect = () => {
    const channel = open({ userId: 'u1', role: 'rider' }, handlers);
    const socket = FakeSocket.opened.at(-1);
    if (!socket) throw new Error('No socket was opened');
    return { channel, socket };
  };
  return { open, storage, handlers, connect };
};

describe('a live channel', () => {
  it('is opened with the token of the moment', () => {
    const { connect, storage } = setUp();
    expect(connect().socket.url).toBe('wss://backend.test/be/ws/u1?token=a%20token');
    storage.token = 'b';
    expect(connect().socket.url).toBe('wss://backend.test/be/ws/u1?token=b');
  });

  it('refuses an id that could change the address', () => {
    const { open, handlers } = setUp();
    expect(() => open({ userId: '../admin', role: 'rider' }, handlers)).toThrow(TypeError);
  });

  it('sends only while open', () => {
    const { channel, socket } = setUp().connect();
    const ready = { type: 'connection_ready', user_id: 'u1' } as const;
    expect(channel.send(ready)).toBe(false);
    socket.readyState = 1;
    expect(channel.send(ready)).toBe(true);
    expect(socket.sent).toEqual([JSON.stringify(ready)]);
  });

  it('hands on what happens, and closes', () => {
    const { connect, handlers } = setUp();
    const { channel, socket } = connect();
    socket.onopen?.();
    socket.onerror?.();
    socket.onclose?.({ code: 1008, reason: 'Token expired' });
    channel.close(1000, 'bye');
    expect(handlers.onOpen).toHaveBeenCalledOnce();
    expect(handlers.onError).toHaveBeenCalledOnce();
    expect(handlers.onClose).toHaveBeenCalledWith({ code: 1008, reason: 'Token expired' });
    expect(socket.closed).toEqual([1000, 'bye']);
  });

  it('drops what it cannot read, and what it has read, also after a reconnect', () => {
    const { connect, handlers } = setUp();
    const first = connect().socket;
    first.onmessage?.({ data: '{"type":"ride_started","id":"m1"}' });
    first.onmessage?.({ data: '{"type":"ride_started","id":"m1"}' });
    first.onmessage?.({ data: new ArrayBuffer(2) });
    first.onmessage?.({ data: 'noise' });
    const second = connect().socket;
    second.onmessage?.({ data: '{"type":"ride_started","id":"m1"}' });
    second.onmessage?.({ data: '{"type":"ride_started","id":"m2"}' });
    expect(handlers.onMessage.mock.calls.map(([{ id }]) => id)).toEqual(['m1', 'm2']);
  });
});

describe('the sequencer', () => {
  it('takes every message without an id', () => {
    const { isNew } = createSequencer();
    expect([isNew({}), isNew({})]).toEqual([true, true]);
  });

  it('remembers the 500 ids that were seen last', () => {
    const { isNew } = createSequencer();
    for (let id = 0; id < 500; id += 1) isNew({ id: String(id) });
    expect(isNew({ id: '0' })).toBe(false);
    expect(isNew({ id: '500' })).toBe(true);
    expect(isNew({ id: '0' })).toBe(false);
    expect(isNew({ id: '1' })).toBe(true);
  });
});
