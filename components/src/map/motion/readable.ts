/** A value that changes too often for React state, such as a position: drawings read it at each frame. */
export type Readable<Value> = {
  get(): Value;
  /** Calls back at each change. Returns the function that stops it. */
  subscribe(listener: () => void): () => void;
};
