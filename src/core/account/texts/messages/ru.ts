/** What the server says about signing in. */
export const authMessages = {
  httpsOnly:
    'Войти здесь можно только по https. Откройте сайт по адресу, который начинается с https://',
} as const;
