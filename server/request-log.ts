export type LogEntry = { method: string; path: string; status: number; bytes: number; ms: number };
export type RequestLog = { add(entry: LogEntry): void; flush(): void };

const longestPath = 200;
const flushAfterMs = 250;
const flushAtLines = 500;

/**
 * One JSON line per request, written in batches: a write per request would cost more than the
 * answer. No address, no user agent and no query string, so the log holds no personal data.
 */
export function createRequestLog(write: (text: string) => void): RequestLog {
  let lines: string[] = [];
  let timer: NodeJS.Timeout | undefined;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (lines.length === 0) return;
    const text = `${lines.join('\n')}\n`;
    lines = [];
    write(text);
  }

  function add({ method, path, status, bytes, ms }: LogEntry) {
    const clipped = path.length > longestPath ? `${path.slice(0, longestPath)}…` : path;
    // By hand, as this runs for every request: of these fields only the path needs escaping.
    lines.push(
      `{"time":"${new Date().toISOString()}","method":"${method}","path":${JSON.stringify(clipped)},` +
        `"status":${status},"bytes":${bytes},"ms":${Math.round(ms * 100) / 100}}`,
    );
    if (lines.length >= flushAtLines) flush();
    else timer ??= setTimeout(flush, flushAfterMs).unref();
  }

  return { add, flush };
}
