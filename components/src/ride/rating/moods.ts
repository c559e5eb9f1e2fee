import type { Rating } from '@mobility/machines/ride';

/** The five answers to 'How was your ride?' with their text keys, the worst first. */
export const faces = [
  { id: 1, text: 'moodAngry' },
  { id: 2, text: 'moodSad' },
  { id: 3, text: 'moodNeutral' },
  { id: 4, text: 'moodHappy' },
  { id: 5, text: 'moodExcited' },
] as const satisfies { id: Rating; text: string }[];

/** The face of a rating, or undefined for a number outside 1 to 5. */
export const faceOf = (rating: number | null | undefined) => faces.find(({ id }) => id === rating);
