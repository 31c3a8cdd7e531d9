/** What is said while answering where answers come faster than anybody reads (rule 227). */
export const quick = {
  hasty:
    'Получилось быстро. Если где-то ответили наугад, можно вернуться: ответы никуда не отправлены.',
  back: 'К последним пяти',
  alike: 'Везде «{{word}}». Так и есть? Тогда отправляйте.',
} as const;
