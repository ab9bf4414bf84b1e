// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { HeroForm } from './hero-form.tsx';

const words = {
  label: 'Email address',
  placeholder: 'you@company.example',
  submit: 'Start',
  submitting: 'Sending',
  success: 'Great! Check your inbox to get started.',
  invalid: 'Please enter a valid email address',
  failure: 'Something went wrong. Please try again.',
  note: 'Small print',
  noScript: 'Needs a script',
};
const sending = { action: 'https://forms.example/f', language: 'en' };

const field = () => screen.getByLabelText<HTMLInputElement>(words.label);

function submit(value: string) {
  fireEvent.change(field(), { target: { value } });
  fireEvent.submit(field());
}

afterEach(cleanup);

it('says that something went wrong, keeps what was typed, and can be tried again', async () => {
  const signUp = vi.fn(() => Promise.reject(new Error('offline')));
  render(<HeroForm words={words} signUp={signUp} />);
  submit('ada@example.com');
  const message = await screen.findByText(words.failure);
  expect(message.className).toContain('text-alert');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect([field().value, field().disabled]).toEqual(['ada@example.com', false]);

  signUp.mockImplementation(() => Promise.resolve(undefined as never));
  fireEvent.submit(field());
  await screen.findByText(words.success);
  expect(field().value).toBe('');
});

it('hands over the address once, without the spaces around it', async () => {
  const signUp = vi.fn(() => Promise.resolve());
  render(<HeroForm words={words} signUp={signUp} />);
  submit(' a@b ');
  fireEvent.submit(field());
  await screen.findByText(words.success);
  expect(signUp).toHaveBeenCalledExactlyOnceWith('a@b');
});

it('is really sent where the owner says so, but not what is no address', async () => {
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValueOnce(new Response(null, { status: 202 }));
  render(<HeroForm words={words} sending={sending} />);
  submit('nobody');
  await screen.findByText(words.invalid);
  expect(field().value).toBe('nobody');
  expect(fetched).not.toHaveBeenCalled();
  submit('ada@example.com');
  await screen.findByText(words.success);
  const body = Object.fromEntries(fetched.mock.lastCall?.[1]?.body as URLSearchParams);
  expect(body).toMatchObject({ form: 'hero', language: 'en', email: 'ada@example.com' });
});
