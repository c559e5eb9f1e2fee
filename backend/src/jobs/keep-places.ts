import type { Context } from '../context.ts';

/** Stores the last places of the users, and notices a database that was restored by another instance. */
export const keepPlaces = async ({ positions }: Context): Promise<void> => {
  await positions.refresh();
  await positions.flush();
};
