import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { FoundLead } from '../find-leads.ts';
import { leadStates } from '../tables.ts';
import { inboxStyles } from './styles.ts';

type Query = Record<string, string | undefined>;
type Props = { leads: FoundLead[]; query: Query; page: number; hasMore: boolean };

const formNames = { hero: 'Landing page', contact: 'Contact', 'sign-up': 'Request for access' };

const searchOf = (query: Query, page?: number) =>
  new URLSearchParams(
    Object.entries({ ...query, ...(page !== undefined && { page: String(page) }) }).flatMap(
      ([key, value]) => (value ? [[key, value]] : []),
    ),
  ).toString();

function Choice({
  name,
  label,
  value,
  options,
}: {
  name: string;
  label: string;
  value: string | undefined;
  options: [string, string][];
}) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={value ?? ''}>
        <option value="">All</option>
        {options.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

function Search({ query }: { query: Query }) {
  return (
    <search>
      <form method="get" action="/" className="bar">
        <label className="wide">
          Search
          <input type="search" name="search" defaultValue={query.search} />
        </label>
        <Choice name="form" label="Form" value={query.form} options={Object.entries(formNames)} />
        <Choice
          name="state"
          label="State"
          value={query.state}
          options={leadStates.map((state) => [state, state])}
        />
        <label className="check">
          <input type="checkbox" name="undelivered" defaultChecked={query.undelivered === 'on'} />
          Not delivered
        </label>
        <button type="submit">Show</button>
        <a href={`/leads.csv?${searchOf(query)}`}>Export as CSV</a>
      </form>
    </search>
  );
}

function Action({
  lead,
  action,
  back,
  children,
}: {
  lead: FoundLead;
  action: string;
  back: string;
  children: ReactNode;
}) {
  return (
    <form method="post" action="/change">
      <input type="hidden" name="id" value={lead.id} />
      <input type="hidden" name="back" value={back} />
      <button type="submit" name="action" value={action}>
        {children}
        <span className="unseen"> {lead.email}</span>
      </button>
    </form>
  );
}

function Lead({ lead, back }: { lead: FoundLead; back: string }) {
  const { id, email, name, subject, message, state, received, form, note, undelivered } = lead;
  const others = (['new', 'answered', 'spam'] as const).filter((each) => each !== state);
  return (
    <li id={id}>
      <article aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>
          <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a> {name && <bdi>{name}</bdi>}
        </h2>
        <p className="facts">
          <time dateTime={received}>{received.slice(0, 16).replace('T', ' ')}</time>
          <span>{formNames[form]}</span>
          <span className={`state ${state}`}>{state}</span>
        </p>
        {subject && <p className="subject">{subject}</p>}
        {message && <p className="message">{message}</p>}
        {undelivered.map(({ id: delivery, kind, state: how, error }) => (
          <p key={delivery} className="failed">
            {kind} {how === 'given up' ? 'was given up' : 'waits'}: {error}
          </p>
        ))}
        <div className="bar">
          {undelivered.length > 0 && (
            <Action lead={lead} action="retry" back={back}>
              Try again
            </Action>
          )}
          {state === 'quarantine' && (
            <Action lead={lead} action="release" back={back}>
              Release
            </Action>
          )}
          {others
            .filter(
              (each) => each === 'spam' || (state !== 'quarantine' && state !== 'unconfirmed'),
            )
            .map((each) => (
              <Action key={each} lead={lead} action={each} back={back}>
                Mark as {each}
              </Action>
            ))}
          <form method="post" action="/change" className="note">
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="back" value={back} />
            <label>
              Note
              <input name="note" defaultValue={note} maxLength={1000} />
            </label>
            <button type="submit" name="action" value="note">
              Keep<span className="unseen"> note on {email}</span>
            </button>
          </form>
        </div>
      </article>
    </li>
  );
}

function Inbox({ leads, query, page, hasMore }: Props) {
  const back = searchOf(query);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Leads</title>
        <link rel="icon" href="data:," />
        <style>{inboxStyles}</style>
      </head>
      <body>
        <main>
          <h1>Leads</h1>
          <Search query={query} />
          {leads.length === 0 ? (
            <p>Nothing here yet.</p>
          ) : (
            <ol className="leads">
              {leads.map((lead) => (
                <Lead key={lead.id} lead={lead} back={back} />
              ))}
            </ol>
          )}
          <nav aria-label="Pages" className="bar">
            {page > 0 && <a href={`/?${searchOf(query, page - 1)}`}>Newer</a>}
            {hasMore && <a href={`/?${searchOf(query, page + 1)}`}>Older</a>}
          </nav>
        </main>
      </body>
    </html>
  );
}

export const inboxPage = (props: Props) =>
  `<!doctype html>${renderToStaticMarkup(<Inbox {...props} />)}`;
