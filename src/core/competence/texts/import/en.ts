import type { Translation } from '#platform/texts/t.ts';
import type { competenceImport as ru } from './ru.ts';

export const competenceImport: Translation<typeof ru> = {
  title: 'Competencies from a file',
  lead: 'One row for each question: the competency, its description and the question, in Russian, with the English text in columns of its own if there is one. The name can stand in each row or once. Competencies already in the directory (by name) are updated. All others stay as they are.',
  file: 'Competency file',
  fields: {
    name: 'Name',
    nameEn: 'Name in English',
    description: 'Description',
    descriptionEn: 'Description in English',
    question: 'Questions',
    questionEn: 'Questions in English',
    step: 'First steps',
    stepEn: 'First steps in English',
  },
  all: 'Competencies in the file',
  changes: 'What will change',
  outcome: 'Result',
  outcomes: {
    created: 'New',
    updated: 'Update',
    restored: 'Back from the archive',
    unchanged: 'No change',
  },
  nothing: 'The directory already matches this file. There’s nothing to save.',
  frozen:
    'Assessments in progress keep their current questions. Changes apply to those you launch later.',
};
