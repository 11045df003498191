/**
 * Ends this process when the shell is gone that npm put before it: npm hands a signal on to that shell, which does not hand
 * it on to its command. Imported by the tasks that run until a signal ends them.
 */
const { ppid } = process;
if (process.env.npm_lifecycle_event)
  setInterval(() => process.ppid !== ppid && process.kill(process.pid, "SIGTERM"), 250).unref();

export {};
