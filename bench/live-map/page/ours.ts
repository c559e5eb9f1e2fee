import { createCrowdCanvas } from '@mobility/components/map';
import { createTelemetry } from '@mobility/components/provider';
import { cars, colors, messageOf, size } from '../field.ts';
import { playOn } from './play.ts';
import { camera } from './view.ts';

/** The product: telemetry into its store, and a canvas that reads the store once for each frame. */
const canvas = document.createElement('canvas');
document.body.append(canvas);
const telemetry = createTelemetry({ now: () => performance.now() });
const ids = Array.from({ length: cars }, (_, index) => messageOf(index).id);
const crowd = createCrowdCanvas({ isEased: () => true });
crowd.look(canvas, { camera, size, colors });
crowd.follow({
  get: () =>
    ids.flatMap((id) => {
      const position = telemetry.driver(id).get();
      return position ? [{ id, ...position }] : [];
    }),
  subscribe: (listener) => {
    const stops = ids.map((id) => telemetry.driver(id).subscribe(listener));
    return () => {
      for (const stop of stops) stop();
    };
  },
});
playOn(canvas, ({ id, latitude, longitude, heading }) =>
  telemetry.take({
    type: 'driver_location',
    ride_id: id,
    latitude,
    longitude,
    heading,
    eta_minutes: 1,
    distance_km: 1,
    at: '2026-01-01T00:00:00Z',
  }),
);
