/** Asked when a link signs somebody in where somebody else is signed in already. */
export const otherAccount = {
  title: 'Войти под другой учётной записью?',
  lead: 'Ссылка, которую вы открыли, ведёт в другую учётную запись. Пока вы не выбрали, ничего не изменилось.',
  here: 'Вы вошли как',
  other: 'Ссылка открывает',
  unexpected:
    'Если вы не ждали этой ссылки, останьтесь: всё, что вы введёте под другой учётной записью, увидит её владелец.',
  stay: 'Остаться: {{name}}',
  change: 'Войти: {{name}}',
} as const;
