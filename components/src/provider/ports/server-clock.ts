import type { Clock } from '@mobility/machines/ports';
import type { ClientOptions } from '@mobility/sdk';

/** In milliseconds: a device's clock that differs by less is left as it is. */
const slack = 5_000;
/** A `Date` header counts whole seconds: on average it is behind by half of one. */
const halfSecond = 500;

/**
 * A clock that shows the server's time, by the `Date` header of its answers; until the first answer, and
 * where a server sends none, the device's. Pass `follow` to the client as `onResponse`.
 */
export const createServerClock = (
  device: () => number,
): Clock & { follow: NonNullable<ClientOptions['onResponse']> } => {
  let ahead = 0;
  return {
    now: () => device() + ahead,
    follow: ({ response, milliseconds }) => {
      const told = Date.parse(response.headers.get('date') ?? '');
      if (Number.isNaN(told)) return;
      const difference = told + halfSecond - device();
      // The header was written at some moment of the exchange.
      if (Math.abs(difference - ahead) <= slack + milliseconds) return;
      ahead = Math.abs(difference) > slack ? difference : 0;
    },
  };
};
