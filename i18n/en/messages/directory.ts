import type { directoryMessages as ru } from '#i18n/ru/messages/directory.ts';
import type { Translation } from '#i18n/t.ts';

export const directoryMessages: Translation<typeof ru> = {
  competence: {
    created: 'Competency added',
    saved: 'Competency saved',
    deleted: 'Competency deleted',
  },
  position: {
    created: 'Job title added',
    saved: 'Job title saved',
    deleted: 'Job title deleted',
    named: 'job title “{{name}}”',
  },
  subdivision: {
    created: 'Department added',
    saved: 'Department saved',
    deleted: 'Department deleted',
  },
  employee: {
    created: 'Employee added',
    restored: 'This employee had been deleted and is now back on the list',
    saved: 'Employee saved',
    deleted: 'Employee deleted',
    named: 'employee {{name}}',
    namedFired: 'former employee {{name}}',
    imported: 'Import complete',
    notImported_one: 'File not imported: {{count}} row has errors',
    notImported_other: 'File not imported: {{count}} rows have errors',
    checked: 'File checked',
    fileName: 'employees',
    sheetName: 'Employees',
    atColumn: '{{column}}: {{problem}}',
    atValue: '{{column}} “{{value}}”: {{problem}}',
    noPositionNamed: 'No job title “{{name}}” in the directory',
    noSubdivisionNamed: 'No department “{{name}}” in the directory',
    namedDeleted: 'deleted employee {{name}}',
  },
  commonQuestion: {
    created: 'Question added',
    saved: 'Question saved',
    deleted: 'Question deleted',
  },
  questionaryNamed: 'assessment #{{number}}',
  inUse: 'Can’t delete while in use: {{places}}',
  morePlaces_one: 'and {{count}} more place',
  morePlaces_other: 'and {{count}} more places',

  nameTaken: 'This name is already in use',
  unknownQuestion: 'This competency no longer has that question. Reload the page.',
  unknownCompetence: 'This competency no longer exists',
  duplicateCompetence: 'This competency is already selected',
  unknownPosition: 'This job title no longer exists',
  unknownSubdivision: 'This department no longer exists',
  tooManyQuestions: 'You can have up to {{max}} open questions',

  emailTaken: 'An employee with this email already exists',
  emailOfFired: 'This email belongs to a former employee. Use another one.',
  emailOfDeleted:
    'This email belongs to a deleted employee. To bring them back, add them as a new employee.',
  yearRange: 'Enter a year from {{min}} to {{max}}',
  notSelf: 'You can’t delete yourself',
  emailTwice: 'This email already appears in an earlier row',
  adminEmail: 'Only a super admin can change the email of an admin or HR user',
  adminAccess: 'Only a super admin can delete an admin or HR user',
};
