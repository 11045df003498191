/**
 * Ends this process when its parent process has ended. Tasks that run until a signal ends them import this
 * module: npm sends a signal only to the shell that it has started for the script, and this shell does not
 * forward the signal.
 */
const { ppid } = process;
if (process.env.npm_lifecycle_event)
  setInterval(() => process.ppid !== ppid && process.kill(process.pid, "SIGTERM"), 250).unref();

export {};
