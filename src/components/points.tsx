/** What something includes, line by line. */
export const Points = ({ points }: { points: readonly string[] }) =>
  points.length > 0 && (
    <ul className="mt-5 text-sm">
      {points.map((point) => (
        <li key={point} className="border-t border-rule py-2">
          {point}
        </li>
      ))}
    </ul>
  );
