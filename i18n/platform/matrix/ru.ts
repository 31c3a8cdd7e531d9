/** The plain pages where the matrix application cannot be shown (rule 38). */
export const matrix = {
  missing: {
    title: 'Матрица не подключена',
    text: 'Это отдельное приложение, и на этом сервере его нет. Подключить его может администратор сервера.',
  },
  silent: {
    title: 'Матрица не отвечает',
    text: 'Попробуйте ещё раз через минуту. Если не поможет, обратитесь к администратору сервера.',
  },
  back: 'Вернуться к оценке',
} as const;
