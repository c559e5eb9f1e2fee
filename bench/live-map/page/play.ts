import { type Message, messageOf, messagesPerSecond, type Played } from '../field.ts';

declare global {
  interface Window {
    /** Plays the messages of some seconds. Each page of the bench sets it. */
    play: (seconds: number) => Promise<Played>;
  }
}

const frame = 1_000 / 60;
const tick = 4;
/** After the last message every car comes to rest. */
const rest = 1_500;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Counts frames, and those whose work took longer than a frame lasts. */
const count = { frames: 0, late: 0 };
const request = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (callback) =>
  request((now) => {
    const before = performance.now();
    callback(now);
    count.frames += 1;
    if (performance.now() - before > frame) count.late += 1;
  });

/** How many pixels of the canvas are drawn. */
const inkOf = (canvas: HTMLCanvasElement): number => {
  const context = canvas.getContext('2d');
  const pixels = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  let ink = 0;
  for (let at = 3; at < pixels.length; at += 4) if ((pixels[at] ?? 0) > 127) ink += 1;
  return ink;
};

/** Delivers the messages as a socket would: a few at a time, on average at the right moment. */
export const playOn = (canvas: HTMLCanvasElement, take: (message: Message) => void): void => {
  let sent = 0;
  window.play = async (seconds) => {
    const first = sent;
    const goal = first + seconds * messagesPerSecond;
    Object.assign(count, { frames: 0, late: 0 });
    const start = performance.now();
    while (sent < goal) {
      await pause(tick);
      const due = Math.min(
        goal,
        first + Math.floor(((performance.now() - start) / 1_000) * messagesPerSecond),
      );
      for (; sent < due; sent += 1) take(messageOf(sent));
    }
    const played = { ...count };
    await pause(rest);
    return { ...played, messages: sent - first, ink: inkOf(canvas) };
  };
};
