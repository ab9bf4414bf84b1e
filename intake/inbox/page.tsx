import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { FoundLead } from '../find-leads.ts';
import { leadStates } from '../tables.ts';
import { inboxStyles } from './styles.ts';

type Query = Record<string, string | undefined>;
type Props = { leads: FoundLead[]; query: Query; page: number; hasMore: boolean };

const formNames = { hero: 'Landing page', contact: 'Contact', 'sign-up': 'Request for access' };

const sentBy = {
  owner: 'The mail to you',
  visitor: 'The confirmation',
  confirm: 'The question whether the address is right',
  webhook: 'The webhook',
};

/** In the time of the machine that shows it. */
const whenOf = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

const nameOf = (state: string) => state.charAt(0).toUpperCase() + state.slice(1);

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

function Filter({ query }: { query: Query }) {
  return (
    <search>
      <form method="get" action="/" className="filter">
        <label className="wide">
          Search
          <input type="search" name="search" defaultValue={query.search} />
        </label>
        <Choice name="form" label="Form" value={query.form} options={Object.entries(formNames)} />
        <Choice
          name="state"
          label="State"
          value={query.state}
          options={leadStates.map((state) => [state, nameOf(state)])}
        />
        <label className="check">
          <input type="checkbox" name="undelivered" defaultChecked={query.undelivered === 'on'} />
          Not delivered
        </label>
        <button type="submit" className="first">
          Show
        </button>
      </form>
    </search>
  );
}

type LeadProps = { lead: FoundLead; back: string };

/** A form that does something to a lead, and leads back to where it was. */
function Change({
  lead,
  back,
  children,
  className,
}: LeadProps & Omit<ComponentProps<'form'>, 'action'>) {
  return (
    <form method="post" action="/change" className={className}>
      <input type="hidden" name="id" value={lead.id} />
      <input type="hidden" name="back" value={back} />
      {children}
    </form>
  );
}

function Action({ lead, back, action, label }: LeadProps & { action: string; label: string }) {
  return (
    <Change lead={lead} back={back}>
      <button type="submit" name="action" value={action}>
        {label}
        <span className="unseen"> {lead.email}</span>
      </button>
    </Change>
  );
}

function actionsFor({ state, undelivered }: FoundLead): [action: string, label: string][] {
  const isHeld = state === 'quarantine' || state === 'unconfirmed';
  return [
    ...(undelivered.length > 0 ? [['retry', 'Try again'] as [string, string]] : []),
    ...(state === 'quarantine' ? [['release', 'Release'] as [string, string]] : []),
    ...(['new', 'answered', 'spam'] as const)
      .filter((other) => other !== state && (other === 'spam' || !isHeld))
      .map((other): [string, string] => [other, `Mark as ${other}`]),
  ];
}

function Lead({ lead, back }: LeadProps) {
  const { id, email, name, subject, message, state, received, form, note, undelivered } = lead;
  return (
    <li id={id}>
      <article aria-labelledby={`${id}-title`}>
        <div className="head">
          <h2 id={`${id}-title`}>
            <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a> {name && <bdi>{name}</bdi>}
          </h2>
          <p className="facts">
            <span className={`state ${state}`}>{nameOf(state)}</span>
            <span>{formNames[form]}</span>
            <time dateTime={received}>{whenOf.format(new Date(received))}</time>
          </p>
        </div>
        {(subject || message) && (
          <p className="words">
            {subject && <b>{subject}</b>}
            {subject && message && '\n'}
            {message}
          </p>
        )}
        {undelivered.map((delivery) => (
          <p key={delivery.id} className="failed">
            {sentBy[delivery.kind]} {delivery.state === 'given up' ? 'was given up' : 'waits'}:{' '}
            {delivery.error}
          </p>
        ))}
        <div className="actions">
          <Change lead={lead} back={back} className="note">
            <label>
              Note
              <input name="note" defaultValue={note} maxLength={1000} />
            </label>
            <button type="submit" name="action" value="note">
              Save<span className="unseen"> the note on {email}</span>
            </button>
          </Change>
          {actionsFor(lead).map(([action, label]) => (
            <Action key={action} lead={lead} back={back} action={action} label={label} />
          ))}
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
          <header>
            <h1>Leads</h1>
            <a href={`/leads.csv?${back}`}>Export as CSV</a>
          </header>
          <Filter query={query} />
          {leads.length === 0 && <p>{back ? 'No lead fits.' : 'Nothing here yet.'}</p>}
          {leads.length > 0 && (
            <ol className="leads">
              {leads.map((lead) => (
                <Lead key={lead.id} lead={lead} back={back} />
              ))}
            </ol>
          )}
          {(page > 0 || hasMore) && (
            <nav aria-label="Pages" className="pages">
              {page > 0 && <a href={`/?${searchOf(query, page - 1)}`}>Newer</a>}
              {hasMore && <a href={`/?${searchOf(query, page + 1)}`}>Older</a>}
            </nav>
          )}
        </main>
      </body>
    </html>
  );
}

export const inboxPage = (props: Props) =>
  `<!doctype html>${renderToStaticMarkup(<Inbox {...props} />)}`;
