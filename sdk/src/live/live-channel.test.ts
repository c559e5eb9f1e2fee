import driverLocation from '@mobility/openapi/examples/LiveMessage.driver_location.json' with {
  type: 'json',
};
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { HttpError } from '../errors.ts';
import { openLiveChannel } from './live-channel.ts';
import { loadMessages } from './read-message.ts';

beforeAll(loadMessages);

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

const setUp = (more: object = {}) => {
  FakeSocket.opened = [];
  const storage = { token: 'a token' };
  const open = openLiveChannel({
    wsBase: 'wss://backend.test/be',
    tokens: { read: () => storage.token },
    WebSocketImpl: FakeSocket as unknown as typeof WebSocket,
    ...more,
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
  it('opens with the token of an asynchronous storage, and sends a renewed one', async () => {
    const storage = { token: 'a token' };
    const { open, handlers } = setUp({ tokens: { read: async () => storage.token } });
    const channel = open({ userId: 'u1', role: 'rider' }, handlers);
    await vi.waitFor(() => expect(FakeSocket.opened).toHaveLength(1));
    const [socket] = FakeSocket.opened;
    expect(socket?.url).toBe('wss://backend.test/be/ws/u1?token=a%20token');
    expect(channel.sendToken()).toBe(false);
    Object.assign(socket ?? {}, { readyState: FakeSocket.OPEN });
    storage.token = 'b';
    expect(channel.sendToken()).toBe(true);
    await vi.waitFor(() =>
      expect(socket?.sent).toEqual([JSON.stringify({ type: 'auth_refresh', token: 'b' })]),
    );
  });

  it('closes when the token cannot be read', async () => {
    const { open, handlers } = setUp({ tokens: { read: () => Promise.reject(new Error('locked')) } });
    open({ userId: 'u1', role: 'rider' }, handlers);
    await vi.waitFor(() =>
      expect(handlers.onClose).toHaveBeenCalledWith({ code: 1006, reason: 'Error: locked' }),
    );
  });

  it('opens with the current token', () => {
    const { connect, storage } = setUp();
    expect(connect().socket.url).toBe('wss://backend.test/be/ws/u1?token=a%20token');
    storage.token = 'b';
    expect(connect().socket.url).toBe('wss://backend.test/be/ws/u1?token=b');
  });

  it('refuses a user id that could change the URL', () => {
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

  it('reports its events and closes', () => {
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

  it('drops unreadable and repeated messages, including after a reconnect', () => {
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

describe('resuming', () => {
  const ack = (more: object) => JSON.stringify({ type: 'connection_ready_ack', epoch: 'e 1', ...more });
  const started = (seq: number) =>
    JSON.stringify({ type: 'ride_started', id: `m${seq}`, seq, epoch: 'e 1', ride_id: `r${seq}` });
  const features = ['resume'];
  const caughtUpOf = (world: ReturnType<typeof setUp>) => {
    const onCaughtUp = vi.fn();
    const onGap = vi.fn();
    Object.assign(world.handlers, { onCaughtUp, onGap });
    return { onCaughtUp, onGap };
  };
  const seqs = ({ handlers }: ReturnType<typeof setUp>) =>
    handlers.onMessage.mock.calls.flatMap(([{ type, seq }]) => (type === 'ride_started' ? [seq] : []));

  it('sends its position, receives the missed messages and reports that none is missing', () => {
    const world = setUp();
    const { onCaughtUp, onGap } = caughtUpOf(world);
    const first = world.connect().socket;
    first.onmessage?.({ data: ack({ features, seq: 4 }) });
    expect(onCaughtUp.mock.calls).toEqual([[{ complete: false }]]);
    first.onmessage?.({ data: started(5) });
    const second = world.connect().socket;
    expect(second.url).toBe('wss://backend.test/be/ws/u1?token=a%20token&last_seq=5&epoch=e%201');
    second.onmessage?.({ data: ack({ features, seq: 8 }) });
    for (const seq of [6, 7, 8]) second.onmessage?.({ data: started(seq) });
    second.onmessage?.({ data: '{"type":"resumed","from":6,"to":8,"complete":true}' });
    expect(seqs(world)).toEqual([5, 6, 7, 8]);
    expect(onCaughtUp.mock.lastCall).toEqual([{ complete: true }]);
    expect(onGap).not.toHaveBeenCalled();
  });

  it('holds new messages until the missed ones have arrived', () => {
    const world = setUp();
    const { onCaughtUp, onGap } = caughtUpOf(world);
    world.connect().socket.onmessage?.({ data: ack({ features, seq: 5 }) });
    const { channel, socket } = world.connect();
    socket.onmessage?.({ data: started(8) });
    expect([onGap.mock.calls.length, seqs(world)]).toEqual([1, []]);
    socket.onmessage?.({ data: ack({ features, seq: 8 }) });
    for (const seq of [6, 7]) socket.onmessage?.({ data: started(seq) });
    channel.skipGap();
    expect(seqs(world)).toEqual([6, 7, 8]);
    expect(onCaughtUp).toHaveBeenCalledTimes(1);
  });

  it('reports a gap if the server announces resume but never resumes', () => {
    const world = setUp();
    const { onCaughtUp, onGap } = caughtUpOf(world);
    world.connect().socket.onmessage?.({ data: ack({ features, seq: 5 }) });
    const { channel, socket } = world.connect();
    socket.onmessage?.({ data: ack({ features, seq: 8 }) });
    socket.onmessage?.({ data: started(8) });
    expect([onGap.mock.calls.length, seqs(world)]).toEqual([1, []]);
    channel.skipGap();
    expect(seqs(world)).toEqual([8]);
    expect(onCaughtUp.mock.lastCall).toEqual([{ complete: false }]);
  });

  it('counts the seq of a message for another role', () => {
    const world = setUp();
    caughtUpOf(world);
    const { socket } = world.connect();
    socket.onmessage?.({ data: ack({ features, seq: 4 }) });
    socket.onmessage?.({ data: JSON.stringify({ type: 'ride_request', seq: 5, epoch: 'e 1' }) });
    socket.onmessage?.({ data: started(6) });
    expect(seqs(world)).toEqual([6]);
  });

  it.each([
    ['history is lost', ack({ features, seq: 9 }), '{"type":"resumed","from":5,"to":9,"complete":false}'],
    ['the server does not support resume', ack({ seq: 9 }), '{"type":"unknown"}'],
  ])('if %s, the client must refetch and the order starts again', (_, acknowledgement, next) => {
    const world = setUp();
    const { onCaughtUp } = caughtUpOf(world);
    world.connect().socket.onmessage?.({ data: ack({ features, seq: 4 }) });
    const { socket } = world.connect();
    socket.onmessage?.({ data: acknowledgement });
    socket.onmessage?.({ data: next });
    expect(onCaughtUp.mock.lastCall).toEqual([{ complete: false }]);
    socket.onmessage?.({ data: started(10) });
    expect(seqs(world)).toEqual([10]);
  });

  it('reports a gap once, and delivers the waiting messages after skipGap', () => {
    const world = setUp();
    const { onCaughtUp, onGap } = caughtUpOf(world);
    const { channel, socket } = world.connect();
    socket.onmessage?.({ data: ack({ features, seq: 4 }) });
    for (const seq of [6, 7]) socket.onmessage?.({ data: started(seq) });
    expect([onGap.mock.calls.length, seqs(world)]).toEqual([1, []]);
    channel.skipGap();
    expect([onCaughtUp.mock.calls.length, seqs(world)]).toEqual([2, [6, 7]]);
    channel.skipGap();
    expect(onCaughtUp).toHaveBeenCalledTimes(2);
  });

  it('starts from the beginning for another user', () => {
    const { open, connect, handlers } = setUp();
    connect().socket.onmessage?.({ data: ack({ features, seq: 4 }) });
    open({ userId: 'u2', role: 'driver' }, handlers);
    expect(FakeSocket.opened.at(-1)?.url).toBe('wss://backend.test/be/ws/u2?token=a%20token');
  });

  it('does not order positions', () => {
    const onTelemetry = vi.fn();
    const { connect, handlers } = setUp({ onTelemetry });
    const { socket } = connect();
    socket.onmessage?.({ data: '{"type":"nearby_drivers_update","nearby_drivers":[]}' });
    socket.onmessage?.({ data: JSON.stringify(driverLocation) });
    expect(onTelemetry).toHaveBeenCalledTimes(2);
    expect(handlers.onMessage).not.toHaveBeenCalled();
  });
});

describe('a ticket', () => {
  const ticketing = (...answers: (string | number)[]) =>
    vi.fn(async () => {
      const answer = answers.shift();
      if (typeof answer === 'string') return { ticket: answer, expires_at: 1 };
      throw new HttpError('No', { status: answer });
    });
  const opening = async (issueSocketTicket: ReturnType<typeof ticketing>, times: number) => {
    const { open, handlers } = setUp({ client: { issueSocketTicket } });
    const urls = [];
    for (let time = 0; time < times; time += 1) {
      FakeSocket.opened = [];
      open({ userId: 'u1', role: 'rider' }, handlers);
      await expect.poll(() => FakeSocket.opened).toHaveLength(1);
      urls.push(FakeSocket.opened[0]?.url.split('token=')[1]);
    }
    return urls;
  };

  it('opens each socket in place of the token, with a new ticket each time', async () => {
    expect(await opening(ticketing('t1', 't2'), 2)).toEqual(['t1', 't2']);
  });

  it.each([404, 405, 501])('is not requested again after the server returned %i', async (status) => {
    const issue = ticketing(status, 'never');
    expect(await opening(issue, 2)).toEqual(['a%20token', 'a%20token']);
    expect(issue).toHaveBeenCalledOnce();
  });

  it.each([undefined, 429, 503])(
    'that could not be issued (%s) fails the attempt, and the token stays out of the address',
    async (status) => {
      const issue = vi.fn(() => Promise.reject(new HttpError('No', { status })));
      const { open, handlers } = setUp({ client: { issueSocketTicket: issue } });
      open({ userId: 'u1', role: 'rider' }, handlers);
      await expect
        .poll(() => handlers.onClose.mock.calls)
        .toEqual([[{ code: 1006, reason: expect.any(String) }]]);
      expect(handlers.onError).toHaveBeenCalledOnce();
      expect(FakeSocket.opened).toEqual([]);
      open({ userId: 'u1', role: 'rider' }, handlers);
      expect(issue).toHaveBeenCalledTimes(2);
    },
  );

  it('that was refused with 401 closes the channel for its token, so that it is not tried again', async () => {
    const { open, handlers } = setUp({ client: { issueSocketTicket: ticketing(401) } });
    open({ userId: 'u1', role: 'rider' }, handlers);
    await expect.poll(() => handlers.onClose.mock.calls).toEqual([[{ code: 1008, reason: 'Invalid token' }]]);
    expect([handlers.onError.mock.calls, FakeSocket.opened]).toEqual([[], []]);
  });

  it('opens no socket if it arrives after the channel closed', async () => {
    const { open, handlers } = setUp({ client: { issueSocketTicket: ticketing('t1') } });
    open({ userId: 'u1', role: 'rider' }, handlers).close(1000);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(FakeSocket.opened).toEqual([]);
  });
});
