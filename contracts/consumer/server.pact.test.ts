import city from '@mobility/openapi/examples/Simulation.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { interaction, refusedInteraction, type State, shape } from './interaction.ts';

const withCity: State = ['an admin and a simulated city', { exists: true }];
const withoutCity: State = ['an admin and a simulated city', { exists: false }];
const steering = { running: true, speed: 4 };

describe('the simulated city', () => {
  it('getSimulation returns the state of the simulated city', async () => {
    const answer = await interaction({
      operation: 'getSimulation',
      given: withCity,
      when: 'a request for the state of the simulation',
      status: 200,
      answer: shape(city),
      call: (client) => client.getSimulation(),
    });
    expect(answer).toMatchObject({ running: true });
  });

  it('steerSimulation changes the speed of the simulated city', async () => {
    const answer = await interaction({
      operation: 'steerSimulation',
      given: withCity,
      when: 'a request to run the simulation four times as fast',
      body: steering,
      status: 200,
      answer: shape({ ...city, ...steering }),
      call: (client) => client.steerSimulation(steering),
    });
    expect(answer).toMatchObject(steering);
  });

  it('getSimulation and steerSimulation return 404 without a simulated city', async () => {
    const read = await refusedInteraction({
      operation: 'getSimulation',
      given: withoutCity,
      when: 'a request for the state of a simulation that does not run',
      status: 404,
      code: 'not_found',
      call: (client) => client.getSimulation(),
    });
    const steered = await refusedInteraction({
      operation: 'steerSimulation',
      given: withoutCity,
      when: 'a request to steer a simulation that does not run',
      body: steering,
      status: 404,
      code: 'not_found',
      call: (client) => client.steerSimulation(steering),
    });
    expect([read, steered]).toMatchObject([{ status: 404 }, { status: 404 }]);
  });
});

it('getHealth reports that the backend is alive', async () => {
  const answer = await interaction({
    operation: 'getHealth',
    given: ['no account'],
    when: 'a request for the health of the backend',
    token: 'none',
    status: 200,
    answer: { status: 'ok' },
    call: (client) => client.getHealth(),
  });
  expect(answer).toEqual({ status: 'ok' });
});

it('getReadiness reports that the backend is ready', async () => {
  const answer = await interaction({
    operation: 'getReadiness',
    given: ['no account'],
    when: 'a request for the readiness of the backend',
    token: 'none',
    status: 200,
    answer: { status: 'ok' },
    call: (client) => client.getReadiness(),
  });
  expect(answer).toEqual({ status: 'ok' });
});
