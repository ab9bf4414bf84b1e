import { type DragEvent, useState } from 'react';
import { Button } from '../../src/components/button.tsx';
import { Field as TextField } from '../../src/components/field.tsx';
import type { Field } from '../api.ts';
import { change, putPicture } from './store.ts';

type Named = { file?: string; alt?: string };

const fileNameOf = (value: unknown) =>
  typeof value === 'string' ? value : ((value as Named | undefined)?.file ?? '');

/** Put in by drop or choice, with what it shows; without one the drawing stands. */
export function PictureControl({ field, id }: { field: Field; id: string }) {
  const [chosen, setChosen] = useState<File>();
  const [alt, setAlt] = useState((field.value as Named | undefined)?.alt ?? '');
  const [isBusy, setBusy] = useState(false);
  const name = fileNameOf(field.value);

  const put = async () => {
    if (!chosen) return;
    setBusy(true);
    if (await putPicture(field, chosen, { alt, said: 'Picture put in' })) setChosen(undefined);
    setBusy(false);
  };
  const remove = () => {
    const at = { file: field.file, path: field.path };
    const removal = { do: 'set', at, was: field.value, value: undefined } as const;
    void change([removal], { at: [field], said: 'Picture removed' });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setChosen(event.dataTransfer.files[0]);
  };
  return (
    <div className="grid gap-2" aria-busy={isBusy}>
      <label
        className="drop grid cursor-pointer rounded-plate border border-edge border-dashed bg-paper p-3 hover:border-ink has-focus-visible:outline-2"
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      >
        <input
          id={id}
          type="file"
          className="sr-only"
          accept=".jpg,.jpeg,.png,.webp,.avif,.svg"
          onChange={({ target }) => setChosen(target.files?.[0])}
        />
        <span>{chosen?.name ?? (name || 'Drawn, until you put in a picture.')}</span>
        <span className="text-soft">Drop a file here, or press to choose one</span>
      </label>
      {chosen && <img src={URL.createObjectURL(chosen)} alt="" className="max-h-56" />}
      {chosen && (
        <form className="grid gap-2" action={put}>
          <TextField
            id={`${id}-alt`}
            label="What the picture shows, for those who do not see it"
            value={alt}
            onChange={({ target }) => setAlt(target.value)}
          />
          <Button type="submit" size="small" disabled={isBusy}>
            Put it in
          </Button>
        </form>
      )}
      {isBusy && <progress className="w-full" aria-label="Putting in the picture" />}
      {!chosen && name && field.isOptional && (
        <Button kind="quiet" size="small" onClick={remove}>
          Remove the picture
        </Button>
      )}
    </div>
  );
}
