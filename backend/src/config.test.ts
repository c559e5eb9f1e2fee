import { limits } from '@mobility/openapi/limits';
import { describe, expect, it } from 'vitest';
import { configFromEnvironment } from './config.ts';
import { serverLimits } from './domain/limits.ts';

describe('the configuration', () => {
  it('the configuration without any variables is that of a local demo', () => {
    expect(configFromEnvironment({})).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      dataDir: '.data',
      demo: true,
      tokenLife: serverLimits.auth.tokenLife,
      rideExpiry: limits.ride.expiresAfter,
      allowedOrigins: [],
    });
  });

  it.each([
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '0.0.0.0', DEMO: '1' }, true],
    [{ HOST: '::1' }, true],
    [{ DEMO: '0' }, false],
    [{ PUBLIC_URL: 'http://127.0.0.1:8080' }, true],
    [{ PUBLIC_URL: 'http://[::1]:8080' }, true],
    [{ PUBLIC_URL: 'https://rides.example.com' }, false],
    [{ NODE_ENV: 'production' }, false],
    [{ NODE_ENV: 'production', PUBLIC_URL: 'https://rides.example.com', DEMO: '1' }, true],
  ])('the environment %o has demo accounts: %s', (env, demo) => {
    expect(configFromEnvironment(env).demo).toBe(demo);
  });

  it.each([
    [{}, true],
    [{ DEMO: '1' }, false],
    [{ DEMO: '0' }, false],
  ])('the environment %o refuses a sign-in through a proxy: %s', (env, refusesForwarded) => {
    expect(configFromEnvironment(env).refusesForwarded).toBe(refusesForwarded);
  });

  it.each([
    [undefined, null],
    ['', null],
    ['1', 1],
    ['10.0.0.7', ['10.0.0.7']],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ])('TRUST_PROXY %j trusts %j', (TRUST_PROXY, trustProxy) => {
    expect(configFromEnvironment({ TRUST_PROXY }).trustProxy).toEqual(trustProxy);
  });

  it.each([
    [{}, true],
    [{ SIMULATION: 'off' }, false],
    [{ DEMO: '0' }, false],
  ])('the environment %o has a simulated city: %s', (env, simulation) => {
    expect(configFromEnvironment(env).simulation).toBe(simulation);
  });

  it.each([
    [{}, true],
    [{ DEMO_CITY: '0' }, false],
    [{ DEMO: '0' }, false],
    [{ HOST: '0.0.0.0' }, false],
  ])('the environment %o starts with a demo city: %s', (env, demoCity) => {
    expect(configFromEnvironment(env).demoCity).toBe(demoCity);
  });

  it('the configuration reads durations in seconds and lists separated by commas', () => {
    const env = {
      TOKEN_LIFE_SECONDS: '5',
      RIDE_EXPIRY_SECONDS: '2',
      ALLOWED_ORIGINS: 'https://a.example,https://b.example',
    };
    expect(configFromEnvironment(env)).toMatchObject({
      tokenLife: 5000,
      rideExpiry: 2000,
      allowedOrigins: ['https://a.example', 'https://b.example'],
    });
  });

  it.each([
    [{}, 'http://localhost:8080'],
    [{ HOST: '0.0.0.0', PORT: '9000' }, 'http://localhost:9000'],
    [{ HOST: '10.0.0.7' }, 'http://10.0.0.7:8080'],
    [{ PUBLIC_URL: 'https://ride.example/app/' }, 'https://ride.example/app'],
  ])('the public URL for the environment %o is %s', (env, publicUrl) => {
    expect(configFromEnvironment(env).publicUrl).toBe(publicUrl);
  });

  it('an error about an address does not contain its password', () => {
    const env = { SMTP_URL: 'http://user:secret@mail.example' };
    expect(() => configFromEnvironment(env)).toThrow(/^(?!.*secret).*SMTP_URL must be/);
    const smtpUrl = 'smtps://user:secret@mail.example:465';
    expect(configFromEnvironment({ SMTP_URL: smtpUrl, MAIL_FROM: 'a@b.example' })).toMatchObject({
      smtpUrl,
      mailFrom: 'a@b.example',
    });
  });

  it.each([
    { PORT: '80.5' },
    { PORT: '65536' },
    { PORT: '-1' },
    { TOKEN_LIFE_SECONDS: 'x' },
    { LOG_LEVEL: 'loud' },
    { PUBLIC_URL: 'ride.example' },
    { DATABASE_URL: 'mysql://localhost/rides' },
    { OTEL_TRACES_SAMPLER_ARG: '2' },
    { OTEL_TRACES_SAMPLER_ARG: 'all' },
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    { TRUST_PROXY: 'true' },
    { TRUST_PROXY: '0' },
    { TRUST_PROXY: '10.0.0.0/33' },
    { TRUST_PROXY: '10.0.0.1/' },
  ])('the environment %o is refused', (env) => {
    expect(() => configFromEnvironment(env)).toThrow(/must be/);
  });
});
