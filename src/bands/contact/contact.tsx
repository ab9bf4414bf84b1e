import type { ReactNode } from 'react';
import { Letter } from '../../art/drawings/letter.tsx';
import { PhoneLink } from '../../components/contact-links.tsx';
import { markOf } from '../../lib/marks.ts';
import { cityLine, isOpenOnWeekends } from '../../lib/office.ts';
import type { Site } from '../../schema/site.ts';
import type { BandProps, WordsOf } from '../define-band.ts';
import type { contactWords } from './contact-words.ts';

type Props = BandProps<typeof contactWords> & {
  /** The form. */
  children?: ReactNode;
};

type OfficeProps = { office: WordsOf<typeof contactWords>['office']; brand: Site['brand'] };

const Address = ({ office, brand }: OfficeProps) => (
  <>
    <dt>{office.addressLabel}</dt>
    <dd className="mt-2 border-b-0 pb-0">
      <Letter mark={markOf(brand)}>
        <address className="not-italic">
          <bdi>{brand.legalName}</bdi>
          <br />
          <bdi>{brand.address.street}</bdi>
          <br />
          <bdi>{cityLine(brand.address)}</bdi>
        </address>
      </Letter>
    </dd>
  </>
);

const Reach = ({ office, brand: { email, phone, hours, address } }: OfficeProps) => (
  <>
    <dt>{office.emailLabel}</dt>
    <dd>
      <a href={`mailto:${email}`} className="link-line">
        {email}
      </a>
    </dd>
    <dt>{office.phoneLabel}</dt>
    <dd>
      <PhoneLink number={phone} className="link-line" />
    </dd>
    <dt>{office.hoursLabel}</dt>
    <dd>
      {hours.text}
      {office.closed && !isOpenOnWeekends(hours, address.country) && (
        <>
          <br />
          {office.closed}
        </>
      )}
    </dd>
  </>
);

export function Contact({ words, anchor, site, children }: Props) {
  const { brand } = site;
  const { office } = words;
  const address = <Address office={office} brand={brand} />;
  const reach = <Reach office={office} brand={brand} />;
  return (
    <div
      id={anchor}
      className="page-width page-grid gap-y-12 pt-14 pb-20 lg:grid-rows-[auto_1fr] lg:pt-20"
    >
      <div className="col-span-12 lg:col-span-5">
        <h1 className="text-[clamp(2.125rem,1.6rem+1.7vw,2.875rem)] leading-[1.06]">
          {words.title}
        </h1>
        <p className="mt-5 max-w-text text-lg text-soft">{words.intro}</p>
      </div>
      {words.form ? (
        <>
          <section className="col-span-12 lg:col-span-6 lg:col-start-7 lg:row-span-2">
            <h2 className="mb-6 text-xl">{words.form.title}</h2>
            {children}
          </section>
          <section className="col-span-12 lg:col-span-5">
            <h2 className="mb-6 text-xl">{office.title}</h2>
            <dl className="office">
              {address}
              {reach}
            </dl>
          </section>
        </>
      ) : (
        <section className="page-grid col-span-12">
          <h2 className="col-span-12 mb-6 text-xl">{office.title}</h2>
          <dl className="office col-span-12 lg:col-span-6">{reach}</dl>
          <dl className="office col-span-12 lg:col-span-5 lg:col-start-8">{address}</dl>
        </section>
      )}
    </div>
  );
}
