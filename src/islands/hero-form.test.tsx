// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

const field = () => screen.getByLabelText<HTMLInputElement>(words.label);
const button = () => screen.getByRole<HTMLButtonElement>('button');

function submit(value: string) {
  fireEvent.change(field(), { target: { value } });
  fireEvent.submit(field());
}

afterEach(cleanup);

describe('§8 failure', () => {
  const fail = () => Promise.reject(new Error('offline'));

  it('says that something went wrong, in the color of errors', async () => {
    render(<HeroForm words={words} signUp={fail} />);
    submit('ada@example.com');
    const message = await screen.findByText(words.failure);
    expect(message.className).toContain('text-alert');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(field().getAttribute('aria-describedby')).toBe(message.parentElement?.id);
  });

  it('keeps what was typed, and can be tried again', async () => {
    const signUp = vi.fn<() => Promise<void>>(fail);
    render(<HeroForm words={words} signUp={signUp} />);
    submit('ada@example.com');
    await screen.findByText(words.failure);
    expect(field().value).toBe('ada@example.com');
    expect(field().disabled).toBe(false);
    expect(button().disabled).toBe(false);

    signUp.mockResolvedValueOnce();
    fireEvent.submit(field());
    await screen.findByText(words.success);
    expect(signUp).toHaveBeenCalledTimes(2);
    expect(field().value).toBe('');
  });
});

describe('§5 validation', () => {
  it.each(['', '   ', 'ada.example.com'])('“%s” never reaches the sign-up', async (value) => {
    const signUp = vi.fn(() => Promise.resolve());
    render(<HeroForm words={words} signUp={signUp} />);
    submit(value);
    await screen.findByText(words.invalid);
    expect(signUp).not.toHaveBeenCalled();
  });

  it('hands over the address without the spaces around it', async () => {
    const signUp = vi.fn(() => Promise.resolve());
    render(<HeroForm words={words} signUp={signUp} />);
    submit(' a@b ');
    await screen.findByText(words.success);
    expect(signUp).toHaveBeenCalledExactlyOnceWith('a@b');
  });
});

describe('§4 the simulated sign-up', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('takes one second and makes no request', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    render(<HeroForm words={words} />);
    submit('ada@example.com');
    expect(field().disabled).toBe(true);
    expect(button().disabled).toBe(true);
    expect(button().getAttribute('aria-label')).toBe(words.submitting);
    await vi.advanceTimersByTimeAsync(999);
    expect(screen.queryByText(words.success)).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    await vi.waitFor(() => expect(screen.queryByText(words.success)).not.toBeNull());
    expect(fetched).not.toHaveBeenCalled();
  });

  it('a second submit meanwhile is not a second sign-up', async () => {
    let finish = () => {};
    const signUp = vi.fn(
      () =>
        new Promise<void>((done) => {
          finish = done;
        }),
    );
    render(<HeroForm words={words} signUp={signUp} />);
    submit('ada@example.com');
    fireEvent.submit(field());
    expect(signUp).toHaveBeenCalledTimes(1);
    finish();
  });
});

describe('an e-mail box that is really sent', () => {
  it('says itself what is no address, and sends nothing then', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    render(<HeroForm words={words} sending={{ action: '/forms/hero', language: 'en' }} />);
    submit('nobody');
    await screen.findByText(words.invalid);
    expect([field().value, field().getAttribute('aria-invalid')]).toEqual(['nobody', 'true']);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is sent by fetch, and not pretended', async () => {
    const fetched = vi
      .spyOn(globalThis, 'fetch')
      .mockResolvedValueOnce(new Response(null, { status: 202 }));
    const signUp = vi.fn(() => Promise.resolve());
    const sending = { action: 'https://forms.example/f', language: 'en' };
    render(<HeroForm words={words} signUp={signUp} sending={sending} />);
    submit('ada@example.com');
    await screen.findByText(words.success);
    const body = Object.fromEntries(fetched.mock.lastCall?.[1]?.body as URLSearchParams);
    expect(body).toMatchObject({ form: 'hero', language: 'en', email: 'ada@example.com' });
    expect(signUp).not.toHaveBeenCalled();
  });
});
