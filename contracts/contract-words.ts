import document from '@mobility/openapi/document' with { type: 'json' };

type Said = { code: unknown; detail: string };

const refusalsIn = (part: unknown): Said[] => {
  if (typeof part !== 'object' || part === null) return [];
  const isRefusal = 'code' in part && 'detail' in part && typeof part.detail === 'string';
  const own = isRefusal ? [{ code: part.code, detail: String(part.detail) }] : [];
  return [...own, ...Object.values(part).flatMap(refusalsIn)];
};

const refusals = refusalsIn(document.paths);

/** The error texts of a code in the examples of the contract. */
export const contractWords = (code: string): string[] => [
  ...new Set(refusals.filter((refusal) => refusal.code === code).map(({ detail }) => detail)),
];
