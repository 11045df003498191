/**
 * Returns the message of an error. If the end of a `using` block has failed after another error, Node throws one
 * error that hides both; the result then contains both messages.
 */
export function messagesOf(error: unknown): string {
  if (error instanceof SuppressedError) return `${messagesOf(error.suppressed)}\n${messagesOf(error.error)}`;
  return error instanceof Error ? error.message : String(error);
}
