import { changedFiles, commit } from '../src/writer/git.ts';
import { Refusal } from '../src/writer/refusal.ts';
import type { Change, View } from './api.ts';
import { makeChanges, stepBack } from './changes.ts';
import { nameOf } from './entry-name.ts';
import { formOf } from './forms.ts';
import { bandsAt, leftOn } from './page-forms.ts';
import { type PictureAsked, putPicture } from './pictures.ts';
import type { Project } from './project.ts';
import { numberOf, session } from './session.ts';
import { Snapshot } from './snapshot.ts';

/** What the panel may ask, by name: what each is asked with, and what it answers. All of it is JSON. */
export const answers = {
  /**
   * The bands of a page, the marks of its texts that are left to translate, whether something can be
   * undone, how many problems the content has, and which files differ from the last commit.
   */
  async state(project: Project, { path }: { path: string }) {
    const snapshot = new Snapshot(project);
    return {
      bands: bandsAt(snapshot, path),
      left: leftOn(snapshot, path).map(numberOf),
      canUndo: session().undo.length > 0,
      canRedo: session().redo.length > 0,
      problems: snapshot.errors.length,
      changed: (await changedFiles(project.root))?.map(nameOf),
    };
  },
  /** What the text with a mark is. */
  label(project: Project, { mark }: { mark: number }) {
    const at = session().sources[mark];
    if (!at) throw new Refusal('No text has this mark: load the page again');
    return new Snapshot(project).field(at).description;
  },
  /** `drafts` are changes that are being typed. */
  form: (project: Project, { view, drafts }: { view: View; drafts: Change[] }) =>
    formOf(project, view, drafts),
  /** All of the changes are one step to undo. */
  change: (project: Project, { changes }: { changes: Change[] }) => makeChanges(project, changes),
  picture: (project: Project, { base64, ...asked }: PictureAsked & { base64: string }) =>
    putPicture(project, asked, Buffer.from(base64, 'base64')),
  step: (project: Project, { direction }: { direction: 'undo' | 'redo' }) =>
    stepBack(project, direction),
  commit: ({ root }: Project, { message }: { message: string }) => commit(root, message),
};

export type Answers = typeof answers;
