/**
 * Reads the answers on a connection without keeping them: where each ends, and whether it is the
 * last. Cheap enough that under load it is the server that has to catch up.
 */
export function makeMeter(onAnswer: (isLast: boolean) => void) {
  let head = '';
  let left = 0;
  let isLast = false;
  return {
    /** Whether an answer has begun and not ended. */
    isInside: () => head !== '' || left > 0,
    read(part: Buffer) {
      let at = 0;
      while (at < part.length) {
        if (left === 0) {
          head += part.toString('latin1', at);
          const end = head.indexOf('\r\n\r\n');
          if (end === -1) return;
          left = Number(/^content-length: (\d+)/im.exec(head.slice(0, end + 2))?.[1] ?? 0);
          isLast = /^connection: close/im.test(head.slice(0, end + 2));
          at = part.length - (head.length - end - 4);
          head = '';
        }
        const taken = Math.min(left, part.length - at);
        left -= taken;
        at += taken;
        if (left === 0) onAnswer(isLast);
      }
    },
  };
}
