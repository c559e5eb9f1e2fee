/** In characters, as the contract has it. */
export const longestMessage = 1_000;
