import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { exportReport } from '#core/report/contract/report.ts';
import { undrawnHeader } from '#platform/contract/call/envelope.ts';
import { toast } from '#platform/web/ui/base/toast-store.ts';
import { draw, t } from '#test/screen/screen.tsx';
import { useDownload } from './use-download.ts';

/** Signs that a saved file could not show (decision 260). */

function Save() {
  const { mutate, isSuccess } = useDownload(exportReport, 'Не скачано');
  const query = { questionaryId: '', employeeId: '' };
  return (
    <button type="button" onClick={() => mutate({ query })}>
      {isSuccess ? 'Скачано' : 'Скачать'}
    </button>
  );
}

beforeEach(() => {
  for (const { id } of toast.list()) toast.close(id);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:');
});

const savedWith = async (headers: Record<string, string>) => {
  vi.stubGlobal('fetch', async () => new Response('%PDF-', { headers }));
  const { user } = draw(<Save />);
  await user.click(await screen.findByRole('button', { name: 'Скачать' }));
  await screen.findByRole('button', { name: 'Скачано' });
};

test('a file in which boxes stand is saved, and a toast says how many signs they stand for', async () => {
  await savedWith({ [undrawnHeader]: '3' });
  const alert = (await screen.findByText(t('list.undrawn'))).closest('[role="alert"]');
  expect(alert?.textContent).toContain(t('list.undrawnText', { count: 3 }));
});

test('of another nothing is said', async () => {
  await savedWith({});
  expect(toast.list()).toEqual([]);
});
