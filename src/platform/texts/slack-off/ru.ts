/** Beside every field with a Slack ID, where Slack is off. */
export const slackOff =
  'В Slack сейчас ничего не отправляется: он не подключён. Обратитесь к администратору сервера.';
