import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draw, t } from '#test/screen/screen.tsx';
import { FactorBanner } from './factor-banner.tsx';

/** Over every page: the company's day comes, or recovery codes run out (rule 105). */
test.each([
  [{ what: 'due', count: 3 }, 'Через 3 дня для входа понадобится второй фактор', 'add'],
  [{ what: 'due', count: 0 }, 'При следующем входе понадобится второй фактор', 'add'],
  [{ what: 'few', count: 2 }, 'Осталось 2 кода восстановления', 'renew'],
  [{ what: 'few', count: 0 }, 'Коды восстановления кончились', 'renew'],
] as const)('%o', async (notice, words, link) => {
  draw(<FactorBanner {...notice} />);
  expect(await screen.findByText(words)).toBeTruthy();
  const href = (await screen.findByRole('link', { name: t(`factor.banner.${link}`) })).getAttribute(
    'href',
  );
  expect(href).toBe('/estimation/settings#settings-factor');
});
