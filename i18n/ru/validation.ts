/** What is wrong with a field; the keys travel in `errors[].key`. */
export const validation = {
  required: 'Обязательное поле',
  invalid: 'Неверное значение',
  invalidEmail: 'Неверный e-mail',
  invalidId: 'Неверный идентификатор',
  invalidDate: 'Неверная дата',
  unknownField: 'Неизвестное поле «{{field}}»',
  tooLong: 'Не длиннее {{max}} знаков',
  tooShort: 'Не короче {{min}} знаков',
  tooMany: 'Не больше {{max}}',
  tooFew: 'Не меньше {{min}}',
  tooSmall: 'Не меньше {{min}}',
  tooBig: 'Не больше {{max}}',
  password: {
    containsLatin: 'Только латинские буквы, цифры и знаки препинания',
    minLength: 'Не короче 8 знаков',
    containsSpecial: 'Хотя бы один знак препинания или символ',
    containsUppercase: 'Хотя бы одна заглавная буква',
    sameAsPassword: 'Оба пароля должны совпадать',
  },
  dateStartAfterEnd: 'Дата начала позже даты окончания',
  dateEndBeforeStart: 'Дата окончания раньше даты начала',
} as const;
