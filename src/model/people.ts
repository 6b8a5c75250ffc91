import { z } from 'zod';
import { focalPoint, group, picturePath, text, textPerLanguage } from './kinds';

const person = group('Person', {
  name: text('Name', 60, 'First and last name.'),
  role: textPerLanguage('Role', 60, 'What the person does in the company.'),
  file: picturePath(360, 'Upright, with the face a little above the middle.')
    .meta({ title: 'Portrait' })
    .optional(),
  focus: focalPoint.optional(),
  line: textPerLanguage('Sentence', 160, 'One sentence about the person.').optional(),
});

/** Without descriptions of the portraits: the names next to them say what they show. */
export const people = z.array(person).max(12).meta({
  title: 'People',
  description: 'Shown below the text about the team, in this order. At most twelve.',
});
