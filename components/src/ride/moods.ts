import { moods, type Rating } from '@mobility/machines/ride.rules';

const ids: readonly Rating[] = [1, 2, 3, 4, 5];

/** The five answers to 'How was your ride?', the worst first. */
export const faces = ids.map((id) => ({ id, name: moods[id - 1] ?? 'Neutral' }));

/** The face of a rating, or undefined for a number outside 1 to 5. */
export const faceOf = (rating: number | null | undefined) => faces.find(({ id }) => id === rating);
