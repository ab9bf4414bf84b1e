import { exampleAddress } from '../api.ts';

type Props = {
  name: string;
  /** How wide the page is that it stands on, and the picture of it. */
  page: number;
  width: number;
};

/** A band or a drawing as the site would show it: its page, made small. Nothing in it acts. */
export function Example({ name, page, width }: Props) {
  const size = { width: page, height: page * 0.55, scale: width / page };
  return (
    <span
      className="block overflow-hidden border-rule border-b bg-paper"
      style={{ width, height: width * 0.55 }}
    >
      <iframe
        title={name}
        src={`/_example/${exampleAddress(name)}`}
        loading="lazy"
        sandbox="allow-same-origin"
        inert
        aria-hidden="true"
        className="max-w-none origin-top-left"
        style={size}
        onLoad={({ currentTarget: { contentDocument } }) => {
          const { theme } = document.documentElement.dataset;
          if (contentDocument && theme) contentDocument.documentElement.dataset.theme = theme;
        }}
      />
    </span>
  );
}
