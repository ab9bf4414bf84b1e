import { type ReactNode, useActionState, useRef, useState } from 'react';
import { Button } from '../../src/components/button.tsx';
import { Field as TextField } from '../../src/components/field.tsx';
import { type Field, isFileOnly } from '../api.ts';
import { change, putPicture } from './acts.ts';
import { QuietButton } from './buttons.tsx';

type DropProps = {
  id?: string;
  shape: string | undefined;
  className: string;
  take: (picture: File) => void;
  children: ReactNode;
  /** Content above it, which takes drops, too. */
  over?: ReactNode;
};

/** Takes a picture that is dropped on it or on its content, or chosen. */
export function PictureDrop({ id, shape, className, take, children, over }: DropProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field in it does the same by keyboard
    <div
      className="grid gap-2"
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDrop={(event) => {
        const [picture] = event.dataTransfer.files;
        if (!picture) return;
        event.preventDefault();
        take(picture);
      }}
    >
      {over}
      <label className={`grid cursor-pointer has-focus-visible:outline-2 ${className}`}>
        <input
          id={id}
          type="file"
          className="sr-only"
          accept={shape === 'drawing' ? '.svg' : '.jpg,.jpeg,.png,.webp,.avif'}
          onChange={({ target }) => target.files?.[0] && take(target.files[0])}
        />
        {children}
      </label>
    </div>
  );
}

type Named = { file?: string; alt?: string };

/** Inserts a picture by drop or choice, with its alternative text. Without a picture the drawing is shown. */
export function PictureControl({ field, id }: { field: Field; id: string }) {
  const { file, path, value: was, isOptional, shape } = field;
  const own = field.choices?.includes(String(was)) ? undefined : was;
  const named = typeof own === 'string' ? { file: own } : (own as Named | undefined);
  const [chosen, setChosen] = useState<File>();
  const [alt, setAlt] = useState('');
  const frame = useRef<HTMLDivElement>(null);
  const [, put, isBusy] = useActionState(async () => {
    if (!chosen) return;
    // Its button goes with it.
    frame.current?.querySelector('input')?.focus();
    const { is } = await putPicture(field, chosen, { alt, message: 'Picture inserted' });
    if (is === 'written') setChosen(undefined);
  }, undefined);
  const choose = (picture: File) => {
    setChosen(picture);
    setAlt(named?.alt ?? '');
  };
  const remove = () =>
    change([{ do: 'set', at: { file, path }, was, value: undefined }], {
      at: [field],
      message: 'Picture removed',
    });
  return (
    <div ref={frame} className="grid gap-2" aria-busy={isBusy}>
      <PictureDrop
        id={id}
        shape={shape}
        className="drop rounded-plate border border-edge border-dashed bg-paper p-3 hover:border-ink"
        take={choose}
      >
        <span>{chosen?.name ?? named?.file ?? 'Drawn, until you put in a picture.'}</span>
        <span className="text-soft">Drop a file here, or click to choose one</span>
      </PictureDrop>
      {chosen && <img src={URL.createObjectURL(chosen)} alt="" className="max-h-56" />}
      {chosen && (
        <form className="grid gap-2" action={put}>
          {!isFileOnly(shape) && (
            <TextField
              id={`${id}-shows`}
              label="What the picture shows, for those who do not see it"
              value={alt}
              onChange={({ target }) => setAlt(target.value)}
            />
          )}
          <Button type="submit" size="small" disabled={isBusy}>
            Insert
          </Button>
        </form>
      )}
      {isBusy && <progress className="w-full" aria-label="Putting in the picture" />}
      {!chosen && named?.file && isOptional && (
        <QuietButton onClick={remove}>Remove the picture</QuietButton>
      )}
    </div>
  );
}
