import { changedFiles, commit } from '../src/writer/git.ts';
import { Refusal } from '../src/writer/refusal.ts';
import type { Change, Side, Source, View } from './api.ts';
import { makeChanges, stepBack } from './changes.ts';
import { formOf } from './forms.ts';
import { bandsAt, leftOn } from './page-forms.ts';
import { type PictureAsked, putPicture } from './pictures.ts';
import type { Project } from './project.ts';
import { numberOf, session } from './session.ts';
import { Snapshot } from './snapshot.ts';
import { countUnpublished, publish, revert, versionsForm } from './versions.ts';

/** What the panel may ask, by name: what each is asked with, and what it answers. All of it is JSON. */
export const answers = {
  /**
   * The bands of a page, the marks of its texts that are left to translate, whether something can be
   * undone, how many problems the content has, how many files differ from the last commit, and how many
   * commits are not published.
   */
  async state(project: Project, { path }: { path: string }) {
    const snapshot = new Snapshot(project);
    return {
      bands: bandsAt(snapshot, path),
      left: leftOn(snapshot, path).map(numberOf),
      canUndo: session().undo.length > 0,
      canRedo: session().redo.length > 0,
      problems: snapshot.errors.length,
      changed: (await changedFiles(project.root))?.length,
      unpublished: await countUnpublished(project.root),
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
    view.name === 'changes' ? versionsForm(project) : formOf(project, view, drafts),
  /** All of the changes are one step to undo. */
  change: (project: Project, { changes }: { changes: Change[] }) => makeChanges(project, changes),
  picture: (project: Project, { base64, ...asked }: PictureAsked & { base64: string }) =>
    putPicture(project, asked, Buffer.from(base64, 'base64')),
  step: (project: Project, { direction }: { direction: 'undo' | 'redo' }) =>
    stepBack(project, direction),
  /** Gives a value, or a whole file, what the last version has. */
  revert: (project: Project, { at }: { at: Source }) => revert(project, at),
  publish: (project: Project, { keep }: { keep?: Side | undefined }) => publish(project, keep),
  commit: ({ root }: Project, { message }: { message: string }) => commit(root, message),
};

export type Answers = typeof answers;
