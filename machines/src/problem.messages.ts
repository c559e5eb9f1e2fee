/** Why a call came to nothing, where no server could say. */
export type ProblemMessageKey = 'problem.offline' | 'problem.slow';
