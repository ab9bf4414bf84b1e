import type { SocialSignIn } from '../../schema/form.ts';

export type Account = SocialSignIn['providers'][number]['id'];

/** Simple shapes in a box of 20 that recall each service without copying its logotype. */
const marks: Record<Account, string> = {
  google: 'M17.5 10H10.5M17.5 10A7.5 7.5 0 1 1 15.3 4.7',
  facebook:
    'M10 18.5V8.5Q10 5.5 13.2 5.5M7 10.5H13M1.5 10A8.5 8.5 0 1 0 18.5 10A8.5 8.5 0 1 0 1.5 10',
  apple:
    'M10 6.5C8 5 3.5 5.5 3.5 10.5C3.5 14.5 6 18 8 18C9 18 9.3 17.5 10.3 17.5S11.7 18 12.6 18C14.2 18 15.8 15.7 16.3 14C13.5 12.8 13.6 9 16 7.8C14.5 5.3 11.5 5.5 10 6.5M10 5C10 3 11.3 1.6 13 1.5',
};

export const AccountMark = ({ account }: { account: Account }) => (
  <svg
    aria-hidden="true"
    className="size-5 shrink-0"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
  >
    <path d={marks[account]} />
  </svg>
);
