import { changedFiles, commit } from '../src/writer/git.ts';
import type { Caller, Change, Side, Source, View } from './api.ts';
import { makeChanges } from './changes.ts';
import { formOf } from './forms.ts';
import { bandsAt, leftOn, listsOn } from './page-forms.ts';
import { type PictureAsked, putPicture } from './pictures.ts';
import { numberOf } from './place-number.ts';
import type { Project } from './project.ts';
import { Snapshot } from './snapshot.ts';
import { type Direction, nextStep, takeStep } from './steps.ts';
import { countUnpublished, publish, revert, versionsForm } from './versions.ts';

/** The window that asks, and all windows that are open. */
export type Asking = Caller & { openWindows: string[] };

/** The questions that a window may ask, by name, with their answers. All of it is JSON. */
export const answers = {
  /**
   * The bands of a page and the lists in each, the marks of its texts that are left to translate, the
   * steps that can be undone and made again, how many problems the content has, how many files differ
   * from the last commit, and how many commits are not published.
   */
  async state(project: Project, { path }: { path: string }, asking: Asking) {
    const snapshot = new Snapshot(project);
    return {
      bands: bandsAt(snapshot, path),
      lists: listsOn(snapshot, path),
      left: leftOn(snapshot, path).map(numberOf),
      undo: nextStep(project, 'undo', asking),
      redo: nextStep(project, 'redo', asking),
      problems: snapshot.errors.length,
      changed: (await changedFiles(project.root))?.length,
      unpublished: await countUnpublished(project.root),
    };
  },
  /** What the text with a mark is. */
  label(project: Project, { mark }: { mark: number }) {
    const snapshot = new Snapshot(project);
    return snapshot.field(snapshot.placeOf(mark)).description;
  },
  /** `drafts` are changes that are being typed. */
  form: (project: Project, { view, drafts }: { view: View; drafts: Change[] }) =>
    view.name === 'changes' ? versionsForm(project) : formOf(project, view, drafts),
  /** All of the changes are one step to undo. */
  change: (project: Project, { changes }: { changes: Change[] }, caller: Asking) =>
    makeChanges(project, changes, { caller }),
  picture: (
    project: Project,
    { base64, ...asked }: PictureAsked & { base64: string },
    caller: Asking,
  ) => putPicture(project, asked, Buffer.from(base64, 'base64'), caller),
  /** Undoes a step or makes it again, if it is still the next one. */
  step: (project: Project, { direction, id }: { direction: Direction; id?: string | undefined }) =>
    takeStep(project, direction, id),
  /** Gives a value, or a whole file, what the last version has. */
  revert: (project: Project, { at }: { at: Source }, caller: Asking) => revert(project, at, caller),
  publish: (project: Project, { keep }: { keep?: Side | undefined }) => publish(project, keep),
  commit: ({ root }: Project, { message }: { message: string }) => commit(root, message),
};

export type Answers = typeof answers;
