// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FormFrame } from '../components/form-frame.tsx';
import type { FormField } from '../schema/form.ts';
import { FormAnswer } from './form-answer.tsx';

const answers = {
  submitting: 'Sending',
  success: 'Arrived',
  invalid: 'Please check {field}',
  failure: 'Please try again',
};
const given = { required: false, half: false };
const fields: FormField[] = [
  { label: 'Email', name: 'email', kind: 'email', ...given },
  { label: 'Message', name: 'message', kind: 'text', ...given },
  { label: 'Regions', name: 'regions', kind: 'several', options: ['Asia', 'Europe'], ...given },
];
const action = 'https://forms.example/f';
const sent = vi.fn<typeof fetch>();

function open(props: Partial<ComponentProps<typeof FormAnswer>>) {
  const shown = (props.fields ?? fields) as FormField[];
  render(
    <FormFrame
      id="contact"
      words={{ fields: shown, submit: 'Send' }}
      sending={{ action, language: 'en', page: '/contact' }}
      submitting={answers.submitting}
      answer={
        <FormAnswer form="contact" fields={fields} words={answers} note="Small print" {...props} />
      }
    />,
  );
  type('ada@example.com', 'Email');
  type('Hello');
}

const field = (name = 'Message') => screen.getByLabelText<HTMLInputElement>(name);
const type = (value: string, name = 'Message') =>
  fireEvent.change(field(name), { target: { value } });
const isBusy = () => field().closest('fieldset')?.disabled;
const submit = () => fireEvent.submit(field());
const bodies = () =>
  sent.mock.calls.map(([, init]) => Object.fromEntries(init?.body as URLSearchParams));
const answered = (status: number) => async () => new Response(null, { status });

beforeEach(() => {
  vi.stubGlobal('fetch', sent.mockReset());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('sends what was typed, once, and says so', async () => {
  open({ action });
  screen.getByText('Small print');
  sent.mockImplementation(answered(202));
  submit();
  submit();
  expect(isBusy()).toBe(true);
  const message = await screen.findByText(answers.success);
  screen.getByText('Small print');
  expect(message.className).toContain('text-good');
  expect(isBusy()).toBe(false);
  expect(bodies()).toMatchObject([
    { form: 'contact', language: 'en', page: '/contact', message: 'Hello', website: '' },
  ]);
});

it.each([
  ['is refused', answered(503)],
  ['gets no answer', () => Promise.reject(new Error('offline'))],
])('what %s stays, and is the same message when it is sent again', async (_what, answer) => {
  open({ action });
  sent.mockImplementation(answer);
  type('Hello there');
  submit();
  const message = await screen.findByText(answers.failure);
  expect(message.className).toContain('text-alert');
  expect(field().value).toBe('Hello there');
  submit();
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  await vi.waitFor(() => expect(isBusy()).toBe(false));
  sent.mockImplementationOnce(answered(409)).mockImplementation(answered(202));
  type('Other words');
  submit();
  await screen.findByText(answers.success);
  const [first, second, third, fourth] = bodies().map(({ key }) => key);
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
});

it('is sent as JSON to a service that takes nothing else', async () => {
  open({ action });
  sent.mockImplementationOnce(answered(415)).mockImplementation(answered(200));
  submit();
  await screen.findByText(answers.success);
  const body = sent.mock.lastCall?.[1]?.body as Blob;
  expect(body.type).toBe('application/json');
  expect(JSON.parse(await body.text())).toMatchObject({ message: 'Hello', form: 'contact' });
});

it('asks for an address, and marks the field until there is one', async () => {
  open({ action });
  sent.mockImplementationOnce(answered(503)).mockImplementation(answered(202));
  const isInvalid = () => field('Email').getAttribute('aria-invalid');
  type('nobody', 'Email');
  submit();
  await screen.findByText('Please check Email');
  expect([isInvalid(), field('Email').value]).toEqual(['true', 'nobody']);
  expect(sent).not.toHaveBeenCalled();
  type('a@b', 'Email');
  submit();
  await screen.findByText(answers.failure);
  // The address is not why it could not be sent.
  expect(isInvalid()).toBeNull();
  submit();
  await screen.findByText(answers.success);
  expect(isInvalid()).toBeNull();
});

it('clears its error and the mark of the field as soon as the address is corrected', async () => {
  open({ action });
  type('nobody', 'Email');
  submit();
  await screen.findByText('Please check Email');
  fireEvent.input(field('Email'), { target: { value: 'nobody@' } });
  await screen.findByText('Small print');
  expect(screen.queryByText('Please check Email')).toBeNull();
  expect(field('Email').getAttribute('aria-invalid')).toBeNull();
});

it('without an address to send to it only waits, and sends nothing', async () => {
  vi.useFakeTimers();
  open({});
  submit();
  await vi.advanceTimersByTimeAsync(999);
  screen.getByText('Small print');
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await screen.findByText(answers.success);
  expect(sent).not.toHaveBeenCalled();
});

it('asks for a required answer among several options, then sends all that are ticked', async () => {
  const regions = { ...fields[2], required: true } as FormField;
  open({ action, fields: [fields[0] as FormField, fields[1] as FormField, regions] });
  sent.mockImplementation(answered(202));
  submit();
  await screen.findByText('Please check Regions');
  expect([document.activeElement, sent.mock.calls.length]).toEqual([field('Asia'), 0]);
  fireEvent.click(field('Asia'));
  fireEvent.click(field('Europe'));
  submit();
  await screen.findByText(answers.success);
  const body = sent.mock.lastCall?.[1]?.body as URLSearchParams;
  expect(body.getAll('regions')).toEqual(['Asia', 'Europe']);
});
