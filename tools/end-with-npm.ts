/**
 * Ends this process when its parent process has ended. Tasks that run until a signal ends them import this
 * module, because signals to npm do not reach them: npm sends a signal only to the shell of the script, and
 * the shell does not forward it.
 */
const { ppid } = process;
if (process.env.npm_lifecycle_event)
  setInterval(() => process.ppid !== ppid && process.kill(process.pid, "SIGTERM"), 250).unref();

export {};
