const as = (type: string) => (body: BodyInit) =>
  new Response(body, { headers: { 'content-type': type } });

/** Drawn files. The type is said for the development server: in a build the file's name says it. */
export const svgFile = as('image/svg+xml');
export const pngFile = as('image/png');
export const icoFile = as('image/vnd.microsoft.icon');
