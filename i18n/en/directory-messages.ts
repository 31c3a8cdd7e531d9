import type { directoryMessages as ru } from '../ru/directory-messages.ts';
import type { Translation } from '../t.ts';

export const directoryMessages: Translation<typeof ru> = {
  competence: {
    created: 'Competence created',
    saved: 'Competence saved',
    deleted: 'Competence deleted',
  },
  position: {
    created: 'Position created',
    saved: 'Position saved',
    deleted: 'Position deleted',
    named: 'position “{{name}}”',
  },
  subdivision: {
    created: 'Subdivision created',
    saved: 'Subdivision saved',
    deleted: 'Subdivision deleted',
  },
  employee: {
    created: 'Employee added',
    restored: 'The employee with this e-mail had been deleted and is now back in the list',
    saved: 'Employee saved',
    deleted: 'Employee deleted',
    named: 'employee {{name}}',
    namedFired: 'former employee {{name}}',
    namedDeleted: 'deleted employee {{name}}',
  },
  commonQuestion: {
    created: 'Question created',
    saved: 'Question saved',
    deleted: 'Question deleted',
  },
  questionaryNamed: 'questionary No. {{number}}',
  inUse: 'It cannot be deleted, it is in use: {{places}}',
  morePlaces_one: 'and {{count}} more place',
  morePlaces_other: 'and {{count}} more places',

  nameTaken: 'This name is already taken',
  unknownQuestion: 'This competence has no such question',
  unknownCompetence: 'There is no such competence',
  duplicateCompetence: 'This competence is chosen already',
  unknownPosition: 'There is no such position',
  unknownSubdivision: 'There is no such subdivision',
  tooManyQuestions: 'At most {{max}} open questions',

  emailTaken: 'There is an employee with this e-mail already',
  emailOfFired: 'A former employee has this e-mail',
  emailOfDeleted: 'A deleted employee had this e-mail. Add them again to bring them back',
  yearRange: 'A year from {{min}} to {{max}}',
  notSelf: 'You cannot delete yourself',
  emailTwice: 'This e-mail stands further up already',
  adminEmail: 'This is an administrator or HR: only a super administrator changes their e-mail',
  adminAccess: 'This is an administrator or HR: only a super administrator may delete them',
};
