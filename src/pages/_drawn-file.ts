const types = {
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/vnd.microsoft.icon',
};

/** A response with a generated file. Only the dev server needs the type: a build goes by file names. */
export const drawnFile = (type: keyof typeof types, body: BodyInit) =>
  new Response(body, { headers: { 'content-type': types[type] } });
