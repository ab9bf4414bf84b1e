import { Bold, Heading2, Image, List } from 'lucide';
import { type KeyboardEvent, useRef } from 'react';
import { putPicture } from './acts.ts';
import { ToolButton } from './buttons.tsx';
import { save } from './drafts.ts';
import { makeBold, makeLink, type TextEdit, toggleHeading, toggleList } from './markdown-edits.ts';
import { PictureDrop } from './picture-control.tsx';
import { type ControlProps, WordsControl } from './text-controls.tsx';

/** Edits the text as if it were typed: only so does the browser's own undo know of it. */
function apply(area: HTMLTextAreaElement, { start, end, text, select }: TextEdit) {
  area.focus();
  area.setSelectionRange(start, end);
  document.execCommand('insertText', false, text);
  area.setSelectionRange(select.start, select.end);
}

/** A text of paragraphs, with buttons for what else it can have. */
export function MarkdownControl(props: ControlProps) {
  const { field, id } = props;
  const words = useRef<HTMLTextAreaElement>(null);
  const edit = (change: (value: string, selection: { start: number; end: number }) => TextEdit) => {
    const area = words.current;
    if (!area) return;
    const { value, selectionStart: start, selectionEnd: end } = area;
    apply(area, change(value, { start, end }));
  };
  const keys = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'b') return;
    event.preventDefault();
    edit(makeBold);
  };
  const put = async (picture: File) => {
    const caret = words.current?.selectionStart;
    if (!(await save())) return;
    const message = 'Picture inserted: write in its brackets what it shows';
    void putPicture(field, picture, { caret, message });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the field in it
    <div
      className="grid gap-1"
      onKeyDown={keys}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) void save();
      }}
    >
      <div role="toolbar" aria-label="Formatting" className="flex items-center gap-1">
        <ToolButton drawing={Heading2} label="Heading" onClick={() => edit(toggleHeading)} />
        <ToolButton drawing={Bold} label="Bold (Ctrl+B)" onClick={() => edit(makeBold)} />
        <ToolButton drawing={List} label="List" onClick={() => edit(toggleList)} />
        <select
          aria-label="Link to a page"
          className="field h-9 max-w-40 px-2"
          value=""
          onChange={({ target: { value: path } }) =>
            edit((value, selection) => makeLink(value, selection, path))
          }
        >
          <option value="">Link to…</option>
          {field.choices?.map((path) => (
            <option key={path}>{path}</option>
          ))}
        </select>
        <ToolButton
          drawing={Image}
          label="Picture"
          onClick={() => document.getElementById(`${id}-picture`)?.click()}
        />
      </div>
      <PictureDrop
        id={`${id}-picture`}
        shape="figure"
        className="sr-only"
        take={put}
        over={<WordsControl {...props} ref={words} onBlur={() => {}} />}
      >
        Insert a picture
      </PictureDrop>
    </div>
  );
}
