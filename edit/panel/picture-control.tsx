import { type DragEvent, useState } from 'react';
import type { Field } from '../api.ts';
import { ProblemNote } from './problem-note.tsx';
import { server } from './server.ts';
import type { Problem } from './use-draft.ts';
import { useEditor } from './use-editor.ts';

type Named = { file?: string; alt?: string };

const fileNameOf = (value: unknown) =>
  typeof value === 'string' ? value : ((value as Named | undefined)?.file ?? '');

/** Put in by drop or choice, with what it shows; without one the drawing stands. */
export function PictureControl({ field, id }: { field: Field; id: string }) {
  const { send } = useEditor();
  const [chosen, setChosen] = useState<File>();
  const [alt, setAlt] = useState((field.value as Named | undefined)?.alt ?? '');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [failure, setFailure] = useState('');
  const at = { file: field.file, path: field.path };
  const name = fileNameOf(field.value);

  const attempt = async (what: Parameters<typeof send>[0], said: string) => {
    setBusy(true);
    setFailure('');
    try {
      const answer = await send(what, said);
      setProblem(answer.is === 'written' ? undefined : answer);
      if (answer.is === 'written') setChosen(undefined);
    } catch (error) {
      setFailure((error as Error).message);
    }
    setBusy(false);
  };
  const put = () => {
    if (chosen) void attempt(() => server.picture(at, chosen, alt), 'Picture put in');
  };
  const remove = () => {
    const change = { do: 'set', at, value: undefined } as const;
    void attempt(() => server.change([change], { [field.file]: field.version }), 'Picture removed');
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setChosen(event.dataTransfer.files[0]);
  };
  return (
    <div className="picture" aria-busy={isBusy}>
      <label className="drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <input
          id={id}
          type="file"
          accept=".jpg,.jpeg,.png,.webp,.avif,.svg"
          onChange={({ target }) => setChosen(target.files?.[0])}
        />
        <span>{chosen?.name ?? (name || 'Drawn, until you put in a picture.')}</span>
        <span className="soft">Drop a file here, or press to choose one</span>
      </label>
      {chosen && <img src={URL.createObjectURL(chosen)} alt="" />}
      {chosen && (
        <form action={put}>
          <label htmlFor={`${id}-alt`} className="what">
            What the picture shows, for those who do not see it
          </label>
          <input
            id={`${id}-alt`}
            className="field"
            value={alt}
            onChange={({ target }) => setAlt(target.value)}
          />
          <button type="submit" className="button primary" disabled={isBusy}>
            Put it in
          </button>
        </form>
      )}
      {isBusy && <progress aria-label="Putting in the picture" />}
      {!chosen && name && field.isOptional && (
        <button type="button" className="button" onClick={remove}>
          Remove the picture
        </button>
      )}
      {failure && (
        <p className="fault" role="alert">
          {failure}
        </p>
      )}
      {problem && (
        <ProblemNote
          problem={problem}
          onMine={() => setProblem(undefined)}
          onTheirs={() => setProblem(undefined)}
        />
      )}
    </div>
  );
}
