/**
 * Tasks that run until a signal ends them import this module. It ends the process when its parent has ended,
 * the shell that npm starts for a script: npm sends a signal only to that shell, which does not forward it.
 */
const { ppid } = process;
if (process.env.npm_lifecycle_event)
  setInterval(() => process.ppid !== ppid && process.kill(process.pid, "SIGTERM"), 250).unref();

export {};
