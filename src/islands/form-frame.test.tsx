// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FormFrame } from './form-frame.tsx';

const answers = { submitting: 'Sending', success: 'Arrived', failure: 'Please try again' };
const sending = { action: 'https://forms.example/f', language: 'en', answers };
const sent = vi.fn<typeof fetch>();
const pretend = vi.fn();

beforeEach(() => {
  vi.useRealTimers();
  vi.stubGlobal('fetch', sent.mockReset());
  pretend.mockReset();
  render(
    <FormFrame form="contact" sending={sending} pretend={pretend} submit="Send">
      <input name="message" aria-label="Message" defaultValue="Hello" />
    </FormFrame>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const field = () => screen.getByLabelText<HTMLInputElement>('Message');
const submit = () => fireEvent.submit(field());
const bodies = () =>
  sent.mock.calls.map(([, init]) => Object.fromEntries(init?.body as URLSearchParams));
const answered = (status: number) => async () => new Response(null, { status });

it('sends what was typed, once, and says so', async () => {
  sent.mockImplementation(answered(202));
  submit();
  submit();
  expect(screen.getByRole<HTMLButtonElement>('button').closest('fieldset')?.disabled).toBe(true);
  await screen.findByText(answers.success);
  expect(bodies()).toMatchObject([
    { form: 'contact', language: 'en', message: 'Hello', website: '' },
  ]);
  expect(pretend).not.toHaveBeenCalled();
});

it.each([
  ['is refused', answered(503)],
  ['gets no answer', () => Promise.reject(new Error('offline'))],
])('what %s stays, and is the same message when it is sent again', async (_what, answer) => {
  sent.mockImplementation(answer);
  fireEvent.change(field(), { target: { value: 'Hello there' } });
  submit();
  await screen.findByText(answers.failure);
  expect(field().value).toBe('Hello there');
  submit();
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  await screen.findByText(answers.failure);
  sent.mockImplementationOnce(answered(409)).mockImplementation(answered(202));
  fireEvent.change(field(), { target: { value: 'Other words' } });
  submit();
  await screen.findByText(answers.success);
  const [first, second, third, fourth] = bodies().map(({ key }) => key);
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
});

it('is sent as JSON to a service that takes nothing else', async () => {
  sent.mockImplementationOnce(answered(415)).mockImplementation(answered(200));
  submit();
  await screen.findByText(answers.success);
  const body = sent.mock.lastCall?.[1]?.body as Blob;
  expect(body.type).toBe('application/json');
  expect(JSON.parse(await body.text())).toMatchObject({ message: 'Hello', form: 'contact' });
});

it('without an address it sends nothing', () => {
  cleanup();
  render(
    <FormFrame form="contact" sending={undefined} pretend={pretend} submit="Send">
      <input name="message" aria-label="Message" defaultValue="Hello" />
    </FormFrame>,
  );
  submit();
  expect(pretend).toHaveBeenCalledExactlyOnceWith({ message: 'Hello' });
  expect(field().value).toBe('Hello');
  expect(sent).not.toHaveBeenCalled();
});
