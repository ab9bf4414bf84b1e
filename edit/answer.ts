import type { Change, Source, View } from './api.ts';
import { makeChanges, stepBack } from './changes.ts';
import { formOf } from './forms.ts';
import { changedFiles, commit } from './git.ts';
import { findIcons } from './icons.ts';
import { bandsAt, leftOn } from './page-forms.ts';
import { putPicture } from './pictures.ts';
import type { Project } from './project.ts';
import { Refusal } from './refusal.ts';
import { numberOf, session } from './session.ts';
import { Snapshot } from './snapshot.ts';

/** What the panel may ask, by name: what each is asked with, and what it answers. All of it is JSON. */
export const answers = {
  /** What can be undone, how many files no commit has, and the marks of texts that are left to translate. */
  state: async (project: Project, { path }: { path: string }) => ({
    left: leftOn(new Snapshot(project), path).map(numberOf),
    canUndo: session().done.length > 0,
    canRedo: session().undone.length > 0,
    changed: (await changedFiles(project.root))?.length ?? 0,
  }),
  /** What the text with a mark is. */
  label(project: Project, { mark }: { mark: number }) {
    const at = session().sources[mark];
    if (!at) throw new Refusal('No text has this mark: load the page again');
    return new Snapshot(project).field(at).description;
  },
  /** `drafts` are changes that are being typed. */
  form: (project: Project, { view, drafts }: { view: View; drafts: Change[] }) =>
    formOf(project, view, drafts),
  /** The bands of a page; null if it has none. */
  bands: (project: Project, { path }: { path: string }) =>
    bandsAt(new Snapshot(project), path) ?? null,
  icons: (_: Project, { words }: { words: string }) => findIcons(words),
  /** All of the changes are one step to undo. */
  change: (project: Project, { changes }: { changes: Change[] }) => makeChanges(project, changes),
  picture: async (
    project: Project,
    asked: Source & { alt: string; caret?: number | undefined },
    file?: File,
  ) => {
    if (!file) throw new Refusal('There is no picture in this');
    return putPicture(
      project,
      { ...asked, name: file.name },
      Buffer.from(await file.arrayBuffer()),
    );
  },
  step: (project: Project, { direction }: { direction: 'undo' | 'redo' }) =>
    stepBack(project, direction),
  commit: ({ root }: Project, _: object) => commit(root),
};

export type Answers = typeof answers;
