/** What the server answers about passkeys. */
export const passkeyMessages = {
  refused: 'Ключ доступа не подошёл. Попробуйте ещё раз или войдите по паролю.',
  none: 'На этом адресе ключи доступа не работают',
  notAdded: 'Ключ доступа не добавлен: его проверка не прошла. Попробуйте ещё раз.',
  taken: 'Этот ключ доступа уже добавлен',
} as const;
