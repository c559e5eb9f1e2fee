import { chaos as disturb } from '@mobility/backend/testing';

const plan = { between: 4, lanes: 12 };

/** Rides on two instances that are killed in turns, on a database that crashes. Throws at the first wrong ride or figure. */
export const chaos = async (disturbances: number): Promise<void> => {
  console.log(`chaos: ${disturbances} kills of two instances and crashes of their PostgreSQL`);
  const start = performance.now();
  const { rides, sentAgain } = await disturb({ ...plan, disturbances });
  const seconds = (performance.now() - start) / 1_000;
  console.log(`  ${rides} rides paid in ${seconds.toFixed(0)} s, ${sentAgain} commands sent again`);
};
