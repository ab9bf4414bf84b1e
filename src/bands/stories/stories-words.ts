import { refs, text } from '../../schema/fields.ts';
import { defineBand } from '../define-band.ts';
import { entriesOf } from '../refs.ts';

export const storiesWords = defineBand(
  'Case studies, one under the other',
  {
    resultsLabel: text('Name of each list of results, for screen readers'),
    portrait: text('Alternative text of a portrait; {author} is the name'),
    stories: refs('stories', 'Which files of content/stories: all, or a list of ids'),
  },
  { entries: ({ stories }, site) => entriesOf(site.stories, stories) },
);
