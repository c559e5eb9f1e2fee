/** Loaded before a server under test: it ends with the process that started it, also when that was killed. */
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
// The channel alone does not keep the server alive.
process.channel?.unref();
