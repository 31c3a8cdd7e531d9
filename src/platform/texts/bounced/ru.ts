/** Why somebody is at home or at the sign-in screen instead of where they wanted to be, and where nothing is open. */
export const bounced = {
  noSuchPage: 'Такой страницы нет',
  noSuchPageText: 'Проверьте адрес. Пока открыта главная страница.',
  noSuchPageSignIn: 'Такой страницы нет: проверьте адрес. После входа откроется главная страница.',
  noAccess: 'К этому разделу у вас нет доступа',
  noAccessText:
    'Если он вам нужен, обратитесь к администратору компании. Пока открыта главная страница.',
  ended: 'Сеанс завершён. Войдите снова, чтобы продолжить.',
  notOpened: 'Не удалось открыть страницу: у вас нет к ней доступа или сервер не ответил.',
  openAgain: 'Открыть ещё раз',
  nothingOpen: 'Здесь пока ничего нет',
  nothingOpenText:
    'У вас пока нет доступа ни к одному разделу. Обратитесь к администратору компании.',
} as const;
