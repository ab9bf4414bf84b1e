import type { ReactNode } from 'react';
import { Letter } from '../art/specimens/letter.tsx';
import type { Brand } from '../brand/schema.ts';
import { WithoutScript } from '../components/without-script.tsx';
import type { Contact } from '../content/schemas/company.ts';
import { markOf } from '../lib/mark.ts';
import { cityLine } from '../lib/postal.ts';

type Props = {
  words: Contact;
  brand: Brand;
  /** The form, if there is one: an island. */
  form?: ReactNode;
};

export function ContactPage({ words, brand, form }: Props) {
  const { office } = words;
  const { address, hours } = brand;
  const openDays = [hours, ...hours.also].flatMap(({ days }) => days);
  const isWeekendOpen = openDays.includes('Saturday') || openDays.includes('Sunday');
  const post = (
    <>
      <dt>{office.addressLabel}</dt>
      <dd className="mt-2 border-b-0 pb-0">
        <Letter mark={markOf(brand)}>
          <address className="not-italic">
            <bdi>{brand.legalName}</bdi>
            <br />
            <bdi>{address.street}</bdi>
            <br />
            <bdi>{cityLine(address)}</bdi>
          </address>
        </Letter>
      </dd>
    </>
  );
  const others = (
    <>
      <dt>{office.emailLabel}</dt>
      <dd>
        <a href={`mailto:${brand.email}`} className="link-line">
          {brand.email}
        </a>
      </dd>
      <dt>{office.phoneLabel}</dt>
      <dd>
        <a href={`tel:${brand.phone.replace(/[^+\d]/g, '')}`} dir="ltr" className="link-line">
          {brand.phone}
        </a>
      </dd>
      <dt>{office.hoursLabel}</dt>
      <dd>
        {hours.text}
        {office.closed && !isWeekendOpen && (
          <>
            <br />
            {office.closed}
          </>
        )}
      </dd>
    </>
  );
  return (
    <div className="page-width page-grid gap-y-14 pt-14 pb-20 lg:pt-20">
      <div className="col-span-12">
        <h1 className="max-w-200 text-3xl">{words.heading}</h1>
        <p className="mt-5 max-w-text text-lg text-soft">{words.intro}</p>
      </div>
      {words.form ? (
        <>
          <section className="col-span-12 lg:col-span-7">
            <h2 className="mb-6 text-xl">{words.form.title}</h2>
            {form}
            {brand.forms === 'off' && (
              <WithoutScript text={words.form.noScript} email={brand.email} />
            )}
          </section>
          <section className="col-span-12 lg:col-span-4 lg:col-start-9">
            <h2 className="mb-6 text-xl">{office.title}</h2>
            <dl className="office">
              {post}
              {others}
            </dl>
          </section>
        </>
      ) : (
        <section className="page-grid col-span-12">
          <h2 className="col-span-12 mb-6 text-xl">{office.title}</h2>
          <dl className="office col-span-12 lg:col-span-6">{others}</dl>
          <dl className="office col-span-12 lg:col-span-5 lg:col-start-8">{post}</dl>
        </section>
      )}
    </div>
  );
}
