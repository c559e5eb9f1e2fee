/**
 * The code that loads with the first request or socket: one chunk for answers and messages, because a
 * signed-in user needs both.
 */
export { validate } from './lenient.ts';
export { messages } from './messages.ts';
export { readerOf } from './read-answer.ts';
