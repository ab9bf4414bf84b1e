const secret = /password/i;

/** Writes the values of a form to the console. Passwords keep their key but not their value. */
export function logValues(title: string, values: Record<string, unknown>) {
  const redacted = Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, secret.test(key) ? '[redacted]' : value]),
  );
  // biome-ignore lint/suspicious/noConsole: the specification asks for it in place of a request
  console.log(title, redacted);
}
