import { type ComponentProps, type ComponentType, type Ref, useId, useRef } from 'react';
import { isHex } from '../../src/lib/color.ts';
import { type Control as ControlName, kinds } from '../../src/schema/kinds.ts';
import type { Field } from '../api.ts';
import { asWords } from '../entry-name.ts';
import { putPicture } from './acts.ts';
import { DrawingControl } from './chooser.tsx';
import { save } from './drafts.ts';
import { ListControl } from './list-control.tsx';
import { PictureControl, PictureDrop } from './picture-control.tsx';

type ControlProps = {
  field: Field;
  id: string;
  value: unknown;
  describedBy: string;
  isInvalid: boolean;
  /** While it is typed. */
  change: (value: unknown) => void;
};

const attributes = ({ id, describedBy, isInvalid }: ControlProps) => ({
  id,
  dir: 'auto',
  className: 'field min-h-10 px-2.5 py-1.5',
  'aria-describedby': describedBy,
  'aria-invalid': isInvalid || undefined,
});

const asText = (value: unknown) => (value === undefined || value === null ? '' : String(value));

/** An emptied optional field is taken out of its file. */
const fromText = (text: string, { isOptional }: Field) =>
  text === '' && isOptional ? undefined : text;

function WordsControl(props: ControlProps & { ref?: Ref<HTMLTextAreaElement> }) {
  const { field, value, change } = props;
  const rows = asText(field.value).length > 40 ? 4 : 2;
  return (
    <textarea
      ref={props.ref}
      {...attributes(props)}
      rows={field.kind === 'markdown' ? 8 : rows}
      value={asText(value)}
      onChange={({ target }) => change(fromText(target.value, field))}
      onBlur={() => save()}
    />
  );
}

/** A text of paragraphs, between which pictures may stand. */
function MarkdownControl(props: ControlProps) {
  const words = useRef<HTMLTextAreaElement>(null);
  const put = async (picture: File) => {
    const caret = words.current?.selectionStart;
    if (!(await save())) return;
    const message = 'Picture inserted: write in its brackets what it shows';
    void putPicture(props.field, picture, { caret, message });
  };
  return (
    <PictureDrop
      shape="figure"
      className="text-link"
      take={put}
      over={<WordsControl {...props} ref={words} />}
    >
      Insert a picture: drop it on the text, or choose one here
    </PictureDrop>
  );
}

function LineControl(props: ControlProps) {
  const { field, value, change } = props;
  const list = useId();
  return (
    <>
      <input
        {...attributes(props)}
        inputMode={field.kind === 'number' ? 'decimal' : undefined}
        list={list}
        value={asText(value)}
        onChange={({ target }) => change(fromText(target.value, field))}
        onBlur={() => save()}
      />
      <datalist id={list}>
        {field.choices?.map((choice) => (
          <option key={choice} value={choice} />
        ))}
      </datalist>
    </>
  );
}

/** What is chosen rather than typed is written at once; what holds anyway, by taking the field out. */
function choosing({ change, field: { fallback, isOptional } }: ControlProps) {
  return (value: unknown) => {
    change(isOptional && value === fallback ? undefined : value);
    void save();
  };
}

function ChoiceControl(props: ControlProps) {
  const { field, value = field.fallback } = props;
  const choose = choosing(props);
  return (
    <select
      {...attributes(props)}
      value={asText(value)}
      onChange={({ target }) => choose(target.value || undefined)}
    >
      {field.isOptional && field.fallback === undefined && <option value="">none</option>}
      {field.choices?.map((choice) => (
        <option key={choice} value={choice}>
          {asWords(choice)}
        </option>
      ))}
    </select>
  );
}

function Check({ label, ...rest }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className="check flex">
      <input type="checkbox" {...rest} />
      {label}
    </label>
  );
}

function SwitchControl(props: ControlProps) {
  const { id, field, value = field.fallback, describedBy } = props;
  const choose = choosing(props);
  return (
    <Check
      id={id}
      label={value === true ? 'Yes' : 'No'}
      aria-describedby={describedBy}
      checked={value === true}
      onChange={({ target }) => choose(target.checked)}
    />
  );
}

/** Entries of a register: all of them, or those that are ticked, in the order of ticking. */
function RefsControl(props: ControlProps) {
  const { id, field, value, describedBy } = props;
  const { choices = [], description } = field;
  const named = Array.isArray(value) ? value.map(String) : undefined;
  const chosen = named ?? choices;
  const choose = choosing(props);
  const tick = (name: string, isOn: boolean) => {
    const next = isOn ? [...chosen, name] : chosen.filter((each) => each !== name);
    choose(next.length > 0 ? next : 'all');
  };
  return (
    <fieldset aria-label={description} aria-describedby={describedBy}>
      <Check
        id={id}
        label="all"
        checked={!named}
        onChange={() => choose(named || choices.length === 0 ? 'all' : choices)}
      />
      {[...new Set([...chosen, ...choices])].map((name) => (
        <Check
          key={name}
          label={name}
          checked={chosen.includes(name)}
          onChange={({ target }) => tick(name, target.checked)}
        />
      ))}
    </fieldset>
  );
}

function ColorControl(props: ControlProps) {
  const { id, field, change } = props;
  const hex = kinds.color.print(props.value);
  return (
    <div className="flex gap-2">
      <input
        type="color"
        className="h-10 w-12 shrink-0 rounded-plate border border-edge bg-paper p-1"
        aria-label={`${field.description}: choose by eye`}
        id={`${id}-eye`}
        value={isHex(hex) ? hex : '#000000'}
        onChange={({ target }) => change(target.value)}
        onBlur={() => save()}
      />
      <LineControl {...props} value={hex} />
    </div>
  );
}

const NamedDrawingControl = (props: ControlProps) => (
  <DrawingControl {...props} choose={choosing(props)} />
);

/** The component that edits a value, for each way in which a kind of field is shown. */
const controls = {
  text: WordsControl,
  markdown: MarkdownControl,
  line: LineControl,
  link: LineControl,
  number: LineControl,
  group: LineControl,
  icon: NamedDrawingControl,
  drawing: NamedDrawingControl,
  choice: ChoiceControl,
  refs: RefsControl,
  boolean: SwitchControl,
  color: ColorControl,
  picture: PictureControl,
  list: ListControl,
} satisfies Record<ControlName, ComponentType<ControlProps>>;

export function Control(props: ControlProps) {
  const Chosen = controls[props.field.kind];
  return <Chosen {...props} />;
}
