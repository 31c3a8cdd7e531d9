/** What the server says about the company's settings. */
export const brandMessages = {
  saved: 'Настройки компании сохранены',
  shareOfSupers: 'Куда отправлять отчёты, решают суперадминистраторы. Попросите одного из них.',
  nameTaken: 'Так уже называется другая компания',
} as const;
