import { describe, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { Geolocation } from '../ports.ts';
import { advance, flush, memoryPresence, recordingAlerts, unreached, withoutExit } from '../testing/index.ts';
import { devicePositionWith } from './actors.ts';
import type { DevicePositionReport } from './machine.ts';

type Follow = NonNullable<Geolocation['follow']>;

const create = (role: 'rider' | 'driver', isAllowed = true) => {
  const clock = new SimulatedClock();
  const alerts = recordingAlerts();
  const presence = memoryPresence();
  const reports: DevicePositionReport[] = [];
  const updateLocation = vi.fn(async (_: unknown) => ({ message: '' }));
  const watch: { tell?: Parameters<Follow>[0]; refuse?: Parameters<Follow>[1]; count: number } = { count: 0 };
  const machine = devicePositionWith({
    client: { updateLocation },
    presence,
    geolocation: {
      isAllowed: async () => isAllowed,
      follow: (tell, refuse) => {
        watch.tell = tell;
        watch.refuse = refuse;
        watch.count += 1;
        return () => {
          watch.tell = undefined;
        };
      },
    },
  });
  const owner = { send: (report: DevicePositionReport) => void reports.push(report) };
  return {
    clock,
    alerts,
    presence,
    reports,
    updateLocation,
    watch,
    machine,
    input: { role, alerts, clock, owner },
  };
};

const start = async (role: 'rider' | 'driver' = 'driver', isAllowed = true) => {
  const world = create(role, isAllowed);
  const { machine, clock, input, watch, reports } = world;
  const actor = createActor(machine, { clock, input }).start();
  actor.send({ type: 'live_connected' });
  return {
    ...world,
    actor,
    want: async (wanted = true, by: 'duty' | 'ride' = 'duty', resumed = false) => {
      actor.send({ type: 'position_wanted', by, wanted, resumed });
      await flush();
    },
    /** Moves the device north by this many metres from the start. */
    move: (metres: number) =>
      watch.tell?.({ latitude: metres / 111_195, longitude: 0, accuracy: 5 }, clock.now()),
    sent: () =>
      reports.flatMap((report) =>
        report.type === 'device_moved' ? [Math.round(report.position.latitude * 111_195)] : [],
      ),
    isFollowed: () => watch.tell !== undefined,
  };
};

describe('the device of a driver', () => {
  it('is followed from going online until going offline', async () => {
    const { want, move, sent, isFollowed, reports } = await start();
    expect(isFollowed()).toBe(false);
    await want();
    move(0);
    expect(sent()).toEqual([0]);
    await want(false);
    expect(isFollowed()).toBe(false);
    expect(reports.at(-1)).toEqual({ type: 'device_left' });
  });

  it('is followed while a ride is under way, even when the driver goes offline', async () => {
    const { want, isFollowed } = await start();
    await want();
    await want(true, 'ride');
    await want(false);
    expect(isFollowed()).toBe(true);
    await want(false, 'ride');
    expect(isFollowed()).toBe(false);
  });

  it('sends a step at most once a second, after 10 m or after 10 s', async () => {
    const { clock, want, move, sent } = await start();
    await want();
    move(0);
    move(30);
    expect(sent()).toEqual([0]);
    await advance(clock, 1_000, 100);
    expect(sent()).toEqual([0, 30]);
    move(35);
    await advance(clock, 8_000, 1_000);
    expect(sent()).toEqual([0, 30]);
    await advance(clock, 2_000, 1_000);
    expect(sent()).toEqual([0, 30, 35]);
  });

  it('is sent by request while the channel is down', async () => {
    const { actor, clock, want, move, updateLocation } = await start();
    await want();
    move(0);
    expect(updateLocation).not.toHaveBeenCalled();
    actor.send({ type: 'live_disconnected' });
    move(50);
    await advance(clock, 1_000, 100);
    expect(updateLocation).toHaveBeenCalledExactlyOnceWith({
      location: { latitude: 50 / 111_195, longitude: 0, accuracy: 5 },
    });
  });

  it('is watched again when the page becomes visible, since the device may have slept', async () => {
    const { want, presence, watch } = await start();
    await want();
    presence.emit('visible');
    expect(watch.count).toBe(2);
  });

  it('is replaced by a typed address until the driver goes online again or chooses the device', async () => {
    const { actor, want, isFollowed } = await start();
    await want();
    actor.send({ type: 'address_chosen' });
    expect(isFollowed()).toBe(false);
    await want(true, 'ride');
    expect(isFollowed()).toBe(false);
    actor.send({ type: 'device_chosen' });
    expect(isFollowed()).toBe(true);
    actor.send({ type: 'address_chosen' });
    await want(false);
    await want();
    expect(isFollowed()).toBe(true);
  });

  it('is not followed while another one reports, also not for a ride, until this one takes over', async () => {
    const { actor, want, isFollowed } = await start();
    await want(true, 'ride');
    actor.send({ type: 'position_wanted', by: 'duty', wanted: true, resumed: true, isElsewhere: true });
    expect(isFollowed()).toBe(false);
    await want(false);
    await want(true, 'ride');
    expect(isFollowed()).toBe(false);
    await want();
    expect(isFollowed()).toBe(true);
  });

  it('raises one alert when the user refuses it, and is requested again when the page becomes visible', async () => {
    const { alerts, watch, want, presence, move, sent } = await start();
    await want();
    watch.refuse?.();
    presence.emit('visible');
    watch.refuse?.();
    expect(alerts.messages()).toEqual(['driver.positionRefused']);
    presence.emit('visible');
    move(0);
    expect(sent()).toEqual([0]);
  });
});

describe('the alert of a refused position', () => {
  it('is not repeated when the page is opened again while the driver is online, also during a ride', async () => {
    const { alerts, watch, want } = await start();
    await want(true, 'ride');
    await want(true, 'duty', true);
    watch.refuse?.();
    expect(alerts.messages()).toEqual([]);
  });

  it('is raised when a position that was followed since the page opened is taken away, and only once', async () => {
    const { alerts, watch, want, move, presence } = await start();
    await want(true, 'duty', true);
    move(0);
    watch.refuse?.();
    presence.emit('visible');
    watch.refuse?.();
    expect(alerts.messages()).toEqual(['driver.positionRefused']);
  });

  it('is raised again when the driver goes online anew', async () => {
    const { alerts, watch, want } = await start();
    for (const _ of ['first', 'second']) {
      await want();
      watch.refuse?.();
      await want(false);
    }
    expect(alerts.messages()).toEqual(['driver.positionRefused', 'driver.positionRefused']);
  });
});

describe('the device of a rider', () => {
  it('is followed during a ride where the page may read it', async () => {
    const { want, isFollowed } = await start('rider');
    await want(true, 'ride');
    expect(isFollowed()).toBe(true);
  });

  it('is not requested, and raises no alert', async () => {
    const { want, isFollowed, watch, alerts } = await start('rider', false);
    await want(true, 'ride');
    expect([isFollowed(), watch.count, alerts.messages()]).toEqual([false, 0, []]);
  });
});

it('the machine reaches every state and can leave each', () => {
  const exploration = {
    input: create('rider').input,
    events: [
      { type: 'position_wanted', by: 'ride', wanted: true },
      { type: 'position_wanted', by: 'ride', wanted: false },
      { type: 'moved', position: { latitude: 1, longitude: 2, timestamp: 0 } },
      { type: 'refused' },
      { type: 'live_connected' },
      { type: 'live_disconnected' },
      { type: 'became_visible' },
    ],
    outputs: { isAllowed: [true, false], updateLocation: [{}] },
    endless: ['watchPresence', 'followPosition'],
    distinguish: ({ reasons }: { reasons: readonly string[] }) => reasons.join(),
  } as const;
  const { machine } = create('rider');
  expect(unreached(machine, exploration)).toEqual([]);
  expect(withoutExit(machine, exploration)).toEqual([]);
});
