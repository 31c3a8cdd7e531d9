/** What the server says about the company's settings. */
export const brandMessages = {
  saved: 'Настройки компании сохранены',
  nameTaken: 'Так уже называется другая компания',
} as const;
