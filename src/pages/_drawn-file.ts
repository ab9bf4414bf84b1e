const types = {
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/vnd.microsoft.icon',
};

/** A drawn file. The type is said for the development server: in a build the file's name says it. */
export const drawnFile = (type: keyof typeof types, body: BodyInit) =>
  new Response(body, { headers: { 'content-type': types[type] } });
