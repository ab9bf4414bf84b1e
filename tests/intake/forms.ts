import type { FormsBuild, FormWords } from '../../server/headers/forms-file.ts';

const note = (heading: string) => ({ heading, text: `${heading} And so on.` });

const wordsOf = (code: string, prefix: string): FormWords => ({
  code,
  prefix,
  dir: 'ltr',
  ownerMail: {
    subject: { hero: 'Trial request', contact: 'Message', 'sign-up': 'Request for access' },
    reply: 'Reply to this mail to answer.',
    labels: { email: 'Email', name: 'Name', subject: 'Subject', message: 'Message' },
  },
  visitorMail: {
    subject: { hero: 'Your trial', contact: 'We have your message', 'sign-up': 'Welcome' },
    text: { hero: 'Thank you.', contact: 'Thank you for writing.', 'sign-up': 'Thanks.' },
    mistake: 'If it was not you, ignore this mail.',
  },
  confirmMail: {
    subject: 'Please confirm your address',
    text: 'Someone asked for a trial with this address.',
    button: 'Confirm my address',
    mistake: 'If it was not you, ignore this mail.',
  },
  confirmPage: {
    ask: note(`Is this your address? (${code})`),
    button: 'Yes, confirm',
    done: note('Your address is confirmed.'),
    already: note('Your address is already confirmed.'),
    expired: note('This link no longer works.'),
    home: 'To the home page',
  },
});

/** What a build hands to the server. Not from the content, which the owner may change. */
export const forms: FormsBuild = {
  brand: {
    name: 'Example',
    legalName: 'Example, Inc.',
    email: 'hello@example.com',
    domain: 'www.example.com',
    address: '1 Example Street, Springfield',
  },
  colors: { paper: '#ffffff', text: '#101820', mast: '#f46015', onMast: '#101820' },
  languages: { en: wordsOf('en', ''), de: wordsOf('de', '/de') },
};
