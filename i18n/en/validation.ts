import type { validation as ru } from '../ru/validation.ts';
import type { Translation } from '../t.ts';

export const validation: Translation<typeof ru> = {
  required: 'This field is required',
  invalid: 'Invalid value',
  invalidEmail: 'Invalid email',
  invalidPhone: 'A phone number is a plus and 10 to 14 digits',
  invalidPhotoUrl: 'The address of a picture begins with https://',
  invalidEmoji: 'One emoji is needed',
  invalidId: 'Invalid id',
  invalidDate: 'Invalid date',
  unknownField: 'Unknown field “{{field}}”',
  tooLong: 'At most {{max}} characters',
  tooShort: 'At least {{min}} characters',
  tooMany: 'At most {{max}}',
  tooFew: 'At least {{min}}',
  tooSmall: 'At least {{min}}',
  tooBig: 'At most {{max}}',
  fileTooLarge: 'The file is larger than {{megabytes}} MB',
  password: {
    containsLatin: 'Latin letters, digits and punctuation only',
    minLength: 'At least 8 characters',
    containsSpecial: 'At least one punctuation mark or symbol',
    containsUppercase: 'At least one capital letter',
    sameAsPassword: 'Both passwords must be the same',
  },
  dateStartAfterEnd: 'The start is after the end',
  dateEndBeforeStart: 'The end is before the start',
};
