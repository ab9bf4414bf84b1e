function duration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** Counts measures that take about the same time each, and says how long the rest will take. */
export function createProgress(
  total: number,
  write: (line: string) => void = console.log,
  now: () => number = () => performance.now(),
) {
  const began = now();
  let done = 0;
  return (text: string) => {
    done += 1;
    const left = ((now() - began) / done) * (total - done);
    const rest = done < total ? `, ${duration(left)} left` : '';
    write(`${String(done).padStart(String(total).length)}/${total} ${text}${rest}`);
  };
}
