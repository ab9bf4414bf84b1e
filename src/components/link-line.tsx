type Props = { link: { href: string; label: string } | undefined; className: string };

/** A link on a line of its own, under what it belongs to; nothing where there is none. */
export const LinkLine = ({ link, className }: Props) =>
  link && (
    <p className={className}>
      <a href={link.href} className="link-line">
        {link.label}
      </a>
    </p>
  );
