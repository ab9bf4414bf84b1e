type Props = { title: string; address: string };

/** What paper shows in place of a player. */
export function PrintedAddress({ title, address }: Props) {
  return (
    <p className="player-print not-print:hidden">
      {title}
      <br />
      {address}
    </p>
  );
}
