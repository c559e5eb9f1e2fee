import type { AccessToken, Message, Notifications, Ride, Session, Settings, User } from '@mobility/openapi';
import { createActor, SimulatedClock } from 'xstate';
import { authWith } from '../auth/actors.ts';
import type { AuthEmitted } from '../auth/setup.ts';
import type { Geolocation, LiveChannelHandlers } from '../ports.ts';
import { sessionWith } from '../session/actors.ts';
import type { SessionMachine } from '../session/machine.ts';
import { recordingAlerts } from './alerts.ts';
import { heldCall } from './call.ts';
import { flush } from './clock.ts';
import { memoryPresence, memoryTokens } from './ports.ts';

export const ana: User = {
  id: 'u1',
  name: 'Ana',
  email: 'ana@example.com',
  role: 'rider',
  created_at: 1,
  is_online: false,
  is_active: true,
};
export const dan: User = { ...ana, id: 'd1', name: 'Dan', role: 'driver' };
export const credentials = { email: 'ana@example.com', password: 'secret' };
export const minutes = (count: number): number => count * 60_000;
export const jwt = (iatMs: number, life?: number): string => {
  const exp = life === undefined ? undefined : (iatMs + life) / 1_000;
  return `h.${btoa(JSON.stringify({ iat: iatMs / 1_000, exp }))}.s`;
};

/** A running auth machine whose ports the test controls. */
export const start = async (token: string | null = null, begin: (world: World) => void = () => undefined) => {
  const world = createWorld(token);
  begin(world);
  const { machine, clock, alerts, presence } = world;
  const actor = createActor(machine, { clock, input: { alerts, clock, online: presence.isOnline() } });
  const emitted: AuthEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  await flush();
  const is = (state: 'authenticated' | 'unauthenticated' | 'loading') => actor.getSnapshot().matches(state);
  return { ...world, actor, emitted, is };
};

const createWorld = (token: string | null) => {
  const clock = new SimulatedClock();
  const alerts = recordingAlerts();
  const presence = memoryPresence();
  const tokens = memoryTokens(token);
  const me = heldCall<unknown[], User>();
  const login = heldCall<unknown[], Session>();
  const register = heldCall<unknown[], Session>();
  const refresh = heldCall<unknown[], AccessToken>();
  const logout = heldCall<unknown[], Message>();
  const lists = heldCall<unknown[], never>();
  const myRides = heldCall<unknown[], Ride[]>();
  const update = heldCall<unknown[], Message>();
  const listing = heldCall<unknown[], Notifications>();
  const settings = heldCall<unknown[], Settings>();
  /** The token of each request to clear the notifications. */
  const clearedWith: (string | null)[] = [];
  const opened: LiveChannelHandlers[] = [];
  const closes: number[] = [];
  const loading = { run: async (): Promise<SessionMachine> => session };
  const frames: unknown[] = [];
  const device: { move?: Parameters<NonNullable<Geolocation['follow']>>[0] } = {};
  /** What the server says of the driver. */
  const duty = {
    preferences: {
      radius_km: 25,
      auto_accept: false,
      notifications_enabled: true,
      current_location: null,
      is_online: true,
    },
  };
  const turn = { comes: Promise.resolve() };
  const random = () => 0.5;
  const client = {
    login: login.run,
    register: register.run,
    logout: logout.run,
    getCurrentUser: me.run,
    refreshSession: refresh.run,
    getHealth: () => Promise.reject({ kind: 'network' }),
    getDriverPreferences: async () => duty.preferences,
    listMyRides: myRides.run,
    updateRide: update.run,
    declineRide: async () => ({ message: 'declined' }),
    getPenaltyInfo: async () => ({ penalty_amount: 0, penalty_percentage: 0 }),
    cancelRide: update.run,
    rateRide: update.run,
    rateRider: update.run,
    reportNoShow: update.run,
    updateDriverPreferences: lists.run,
    goOnline: lists.run,
    goOffline: lists.run,
    updateLocation: async () => ({ message: '' }),
    listAvailableRides: lists.run,
    listNotifications: listing.run,
    updateSettings: settings.run,
    clearNotifications: async () => {
      clearedWith.push(tokens.read());
      return { message: '' };
    },
    markNotificationsRead: async () => ({ unread_count: 0 }),
  };
  const session = sessionWith({
    client,
    presence,
    ids: { next: () => 'key' },
    random,
    notifications: { read: () => [], write: () => undefined },
    geolocation: {
      locate: () => Promise.reject({ kind: 'unsupported' }),
      follow: (listener) => {
        device.move = listener;
        return () => {
          device.move = undefined;
        };
      },
      isAllowed: async () => true,
    },
    places: { suggest: async () => [], geocode: async () => null },
    openLiveChannel: (_, handlers) => {
      opened.push(handlers);
      return {
        send: (message) => frames.push(message) > 0,
        sendToken: () => true,
        skipGap: () => undefined,
        close: (code) => void closes.push(code),
      };
    },
  });
  const machine = authWith({
    clock,
    exclusively: async (run) => {
      await turn.comes;
      return run();
    },
    presence,
    random,
    tokens,
    client,
    loadSession: () => loading.run(),
  });
  return {
    machine,
    clock,
    turn,
    alerts,
    presence,
    tokens,
    me,
    login,
    register,
    refresh,
    logout,
    lists,
    myRides,
    update,
    listing,
    settings,
    clearedWith,
    opened,
    closes,
    frames,
    device,
    duty,
    loading,
  };
};
type World = ReturnType<typeof createWorld>;

export const signedIn = async (user: User = ana) => {
  const world = await start('t1');
  world.me.answer(user);
  await flush();
  return world;
};
