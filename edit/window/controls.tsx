import type { ComponentProps, ComponentType } from 'react';
import { isHex } from '../../src/lib/color.ts';
import { type Control as ControlName, kinds } from '../../src/schema/kinds.ts';
import { asWords } from '../entry-name.ts';
import { DrawingControl } from './chooser.tsx';
import { save } from './drafts.ts';
import { ListControl } from './list-control.tsx';
import { MarkdownControl } from './markdown-control.tsx';
import { PictureControl } from './picture-control.tsx';
import {
  asText,
  attributes,
  type ControlProps,
  LineControl,
  WordsControl,
} from './text-controls.tsx';

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
  // Such as the name of an own file.
  const isOther = value !== undefined && !field.choices?.includes(asText(value));
  return (
    <select
      {...attributes(props)}
      value={asText(value)}
      onChange={({ target }) => choose(target.value || undefined)}
    >
      {field.isOptional && field.fallback === undefined && <option value="">none</option>}
      {isOther && <option value={asText(value)}>{asText(value)}</option>}
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
          label={asWords(name)}
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
  const { field, id } = props;
  const Chosen = controls[field.kind];
  if (!field.shape || !field.choices) return <Chosen {...props} />;
  // A mark is one of those that ship with the site, or the owner's file.
  return (
    <>
      <ChoiceControl {...props} />
      <PictureControl {...props} id={`${id}-file`} />
    </>
  );
}
