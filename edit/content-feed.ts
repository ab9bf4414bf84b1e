import { hash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Project } from './project.ts';

/** Several files that change together are announced once. */
const pauseMs = 50;

const isContent = /\/(?:content|brands)\/.*\.(?:yaml|md|svg|jpe?g|png|webp|avif)$/;
const isText = /\.(?:yaml|md)$/;

/**
 * Tells open windows of the editor when content has changed. What the editor writes is announced as soon
 * as it is written; the watcher of files, which sees it later, announces only what nobody knows yet.
 * `prepare` makes the server forget the pages that it knows.
 */
export function contentFeed(project: Project, prepare = () => {}) {
  const windows = new Map<ServerResponse, string>();
  let soon: ReturnType<typeof setTimeout> | undefined;
  const versionNow = () => hash('sha256', JSON.stringify(project.files()));
  let version = versionNow();
  const announce = (isNew = false) => {
    const now = versionNow();
    if (now === version && !isNew) return;
    version = now;
    prepare();
    for (const response of windows.keys()) response.write('data: changed\n\n');
  };
  return {
    announce,
    /** A file was changed, by whichever program. */
    fileChanged(file: string) {
      if (!isContent.test(file.replaceAll('\\', '/'))) return;
      clearTimeout(soon);
      soon = setTimeout(() => announce(!isText.test(file)), pauseMs);
    },
    /** The windows that are open, each by the id that it gave itself. */
    openWindows: () => [...windows.values()],
    /** Answers the EventSource of a window. */
    follow(response: ServerResponse, window: string) {
      const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' };
      response.writeHead(200, headers).write('\n');
      windows.set(response, window);
      response.on('close', () => windows.delete(response));
    },
  };
}

export type ContentFeed = ReturnType<typeof contentFeed>;
