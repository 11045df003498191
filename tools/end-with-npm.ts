/**
 * Ends this process when its parent, the shell that npm starts for a script, has ended: npm sends a signal only to that
 * shell, which does not forward it. Imported by tasks that run until a signal ends them.
 */
const { ppid } = process;
if (process.env.npm_lifecycle_event)
  setInterval(() => process.ppid !== ppid && process.kill(process.pid, "SIGTERM"), 250).unref();

export {};
