type Props = { title: string; address: string };

/** Replaces a player in print. */
export function PrintedAddress({ title, address }: Props) {
  return (
    <p className="player-print not-print:hidden">
      {title}
      <br />
      {address}
    </p>
  );
}
