import type { Context } from '../../context.ts';
import { cityMembers, type Member } from '../../store/simulation.ts';
import { CityDriver } from './city-driver.ts';
import type { Habits } from './habits.ts';

export type People = { members: Member[]; drivers: CityDriver[]; riders: Member[] };

/** Loads the simulated people, who are where they were last seen, even if that place is not stored yet. */
export const loadPeople = async (context: Context, seed: number, habits: Habits): Promise<People> => {
  const stored = await cityMembers(context.store.read);
  const places = await context.positions.of(stored.map(({ id }) => id));
  const members = stored.map((member) => {
    const { latitude, longitude } = places.get(member.id) ?? member;
    return { ...member, latitude, longitude };
  });
  const drivers = members.filter(({ role }) => role === 'driver');
  return {
    members,
    drivers: drivers.map((member) => new CityDriver(context, member, seed, habits)),
    riders: members.filter(({ role }) => role === 'rider'),
  };
};
