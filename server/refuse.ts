import type { Socket } from 'node:net';
import type { RequestLog } from './request-log.ts';
import { plainAnswer } from './respond.ts';

const refusals: Record<string, ReturnType<typeof plainAnswer> & { reason: string }> = {
  HPE_HEADER_OVERFLOW: {
    ...plainAnswer(431, 'Request header too large'),
    reason: 'Request Header Fields Too Large',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    ...plainAnswer(408, 'Request timeout'),
    reason: 'Request Timeout',
  },
};

export const malformed = { ...plainAnswer(400, 'Bad request'), reason: 'Bad Request' };

/** Says on a connection what was wrong with what came on it, by the code of the error, and ends it. */
export function refuse(code: string | undefined, socket: Socket, log: RequestLog | undefined) {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const { status, reason, headers, body } = refusals[code ?? ''] ?? malformed;
  const lines = [`HTTP/1.1 ${status} ${reason}`];
  for (let index = 0; index < headers.length; index += 2) {
    lines.push(`${headers[index]}: ${headers[index + 1]}`);
  }
  socket.write(`${lines.join('\r\n')}\r\nconnection: close\r\n\r\n${body ?? ''}`);
  socket.destroySoon();
  log?.add({ method: '-', path: '-', status, bytes: body?.length ?? 0, ms: 0 });
}
