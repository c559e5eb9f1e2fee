/** A notification as the bell shows it, in texts. */
export type BellEntry = { id: string; title: string; message: string; time: string };
