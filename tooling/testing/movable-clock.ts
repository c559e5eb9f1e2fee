/**
 * Loaded before a server under test: its clock is ahead by CLOCK_AHEAD milliseconds, and by those that the parent process
 * sends. The server ends with its parent, also when that is killed.
 */
const real = Date.now;
let ahead = Number(process.env.CLOCK_AHEAD ?? 0);

Date.now = () => real() + ahead;
process.on('message', (ms: number) => {
  ahead += ms;
});
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
// The channel to the parent alone does not keep the server alive.
process.channel?.unref();
