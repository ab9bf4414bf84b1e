/** What the icons' library writes for pictures that stand alone, and for those who style its classes. */
const idle = /(<svg) xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="24" height="24"/g;
const labels = /(?<=<svg[^>]* class=")lucide (?:lucide-(?!arrow-up-right )[\w-]+ )*/g;

/** Icons without what no page reads. Classes set their size. */
export const slimMarkup = (html: string) => html.replace(idle, '$1').replace(labels, '');
