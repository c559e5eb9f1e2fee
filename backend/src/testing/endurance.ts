/** Whether this is a run of `npm run test:endurance`; other runs use a short form of the same tests. */
export const isEndurance = process.env.ENDURANCE === '1';

/** The number of rounds of each race. */
export const rounds = Number(process.env.RACE_ROUNDS ?? (isEndurance ? 200 : 12));

/** A generous limit for one race, because a round may take seconds on a busy machine. */
export const raceTimeout = 60_000 + rounds * 5_000;
