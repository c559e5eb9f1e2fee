/** In milliseconds: how long a repetition gets the answer of the first call. */
export const answerLife = 86_400_000;
