// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HeroForm } from './hero-form.tsx';
import { SentForm } from './sent-form.tsx';

const answers = { submitting: 'Sending', success: 'Arrived', failure: 'Please try again' };
const sending = { action: 'https://forms.example/f', language: 'en', answers };
const sent = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useRealTimers();
  vi.stubGlobal('fetch', sent.mockReset());
  render(
    <SentForm form="contact" sending={sending} submit="Send">
      <input name="message" aria-label="Message" defaultValue="Hello" />
    </SentForm>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const field = () => screen.getByLabelText<HTMLInputElement>('Message');
const submit = () => fireEvent.submit(field());
const bodies = () => sent.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));

it('sends what was typed, once, and says so', async () => {
  sent.mockResolvedValue(new Response(null, { status: 202 }));
  submit();
  submit();
  expect(screen.getByRole<HTMLButtonElement>('button').closest('fieldset')?.disabled).toBe(true);
  await screen.findByText(answers.success);
  expect(bodies()).toMatchObject([
    { form: 'contact', language: 'en', message: 'Hello', website: '' },
  ]);
});

it.each([
  ['is refused', async () => new Response(null, { status: 503 })],
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
  fireEvent.change(field(), { target: { value: 'Other words' } });
  submit();
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(3));
  const [first, second, third] = bodies().map(({ key }) => key);
  expect(first).toBe(second);
  expect(third).not.toBe(first);
});

it('the e-mail box says itself what is no address, and sends nothing then', async () => {
  const words = { ...answers, label: 'Email', placeholder: '', submit: 'Start', note: '' };
  const all = { ...words, invalid: 'No address', noScript: '' };
  render(<HeroForm words={all} sending={{ action: '/forms/hero', language: 'en' }} />);
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  fireEvent.change(email, { target: { value: 'nobody' } });
  fireEvent.submit(email);
  await screen.findByText('No address');
  expect([email.value, email.getAttribute('aria-invalid')]).toEqual(['nobody', 'true']);
  expect(sent).not.toHaveBeenCalled();
});
