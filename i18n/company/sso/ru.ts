/** Company sign-in in the security settings, for administrators. */
export const ssoSettings = {
  repeatedRule: 'Такое правило уже есть',
} as const;

/** Domains that a company proves to be its own. */
export const domain = {
  invalid: 'Нужен домен, например example.ru',
} as const;
