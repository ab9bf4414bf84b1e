const code = /(\p{Lu}{2,}-\p{Lu}+\+?|Wi-Fi)/u;

/** A text in which names such as SM-DP+ stay on one line: browsers break after a hyphen. */
export const WholeCodes = ({ text }: { text: string }) =>
  text.split(code).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a code may be there twice
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
