/** Loaded with the screens that ask for a new password. */
export const newPassword = {
  /** The rule in the list; the field's error is `validation.password.sameAsPassword`. */
  repeated: 'Пароли совпадают',
  notCommon:
    'Не из распространённых: не слово вроде «пароль», не время года или месяц с годом, не ряд клавиш и не ваш e-mail',
} as const;
