/** What the live channel loads with its first socket. One entry, so that it shares one chunk with the answers. */
export { validate } from './lenient.ts';
export { messages } from './messages.ts';
