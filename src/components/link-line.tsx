type Props = { link: { href: string; label: string } | undefined; className: string };

/** A link on a separate line, or nothing without a link. */
export const LinkLine = ({ link, className }: Props) =>
  link && (
    <p className={className}>
      <a href={link.href} className="link-line">
        {link.label}
      </a>
    </p>
  );
