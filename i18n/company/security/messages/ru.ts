/** What the server says about the company's security. */
export const securityMessages = {
  saved: 'Настройки безопасности сохранены',
} as const;
