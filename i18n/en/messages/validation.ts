import type { validation as ru } from '#i18n/ru/messages/validation.ts';
import type { Translation } from '#i18n/t.ts';

export const validation: Translation<typeof ru> = {
  required: 'This field is required',
  invalid: 'This value isn’t valid',
  invalidEmail: 'Invalid email',
  invalidPhone: 'Enter the number with a plus sign and 10–14 digits',
  invalidPhotoUrl: 'This isn’t a photo. Choose an image file.',
  photoTooLarge: 'The photo is too large. Choose another one.',
  invalidEmoji: 'Enter one emoji',
  invalidId: 'Invalid id',
  invalidDate: 'Enter a valid date',
  unknownField: 'Unknown field “{{field}}”',
  tooLong: 'At most {{max}} characters',
  tooShort: 'At least {{min}} characters',
  tooMany: 'No more than {{max}}',
  tooFew: 'At least {{min}}',
  tooSmall: 'At least {{min}}',
  tooBig: 'No more than {{max}}',
  hiddenSigns: 'There’s a line break or a hidden character. Type the text again.',
  stackedMarks: 'One letter has more than 8 marks on it. Remove some.',
  fileTooLarge: 'The file is larger than {{megabytes}} MB',
  password: {
    containsLatin: 'Only Latin letters, digits and punctuation',
    minLength: 'At least 8 characters',
    containsSpecial: 'At least one punctuation mark or symbol',
    containsUppercase: 'At least one uppercase letter',
    sameAsPassword: 'Passwords match',
  },
  dateStartAfterEnd: 'The start date is after the end date',
  dateEndBeforeStart: 'The end date is before the start date',
};
