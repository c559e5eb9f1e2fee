import { fareEstimate } from '@mobility/machines/booking';
import type { Ride } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { signIn } from './client.ts';

/** The active rides of a rider. */
export const openRides = async (baseUrl: string): Promise<Ride[]> => {
  const client = await signIn(baseUrl, 'rider@mobility.example', 'mobility');
  const rides = await client.listMyRides();
  return rides.filter(({ status }) => status !== 'completed' && status !== 'cancelled');
};

export const shortestPassword: number = limits.auth.passwordMinLength;
export const fareOfTenKilometres: number = fareEstimate(10, 'economy');
