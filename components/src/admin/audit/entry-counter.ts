const quote = 0x22;
const backslash = 0x5c;
/** The step that a bracket is deeper. No byte of a longer character is one of these. */
const steps: Readonly<Record<number, number>> = { 91: 1, 123: 1, 93: -1, 125: -1 };

/** Counts the whole entries of a JSON array in the parts of it that have arrived so far. */
export const entryCounter = () => {
  let count = 0;
  let depth = 0;
  let isText = false;
  let isEscaped = false;
  const readText = (byte: number): void => {
    isText = isEscaped || byte !== quote;
    isEscaped = !isEscaped && byte === backslash;
  };
  const readValue = (byte: number): void => {
    isText = byte === quote;
    const step = steps[byte] ?? 0;
    depth += step;
    if (step < 0 && depth === 1) count += 1;
  };
  return (chunk: Uint8Array): number => {
    for (const byte of chunk) (isText ? readText : readValue)(byte);
    return count;
  };
};
