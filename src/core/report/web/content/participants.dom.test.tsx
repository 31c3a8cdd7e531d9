import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleReport } from '#test/report/report-sample.ts';
import { draw, t } from '#test/screen/screen.tsx';
import { Participants } from './participants.tsx';

it('names the roles that another report keeps back, and its number', async () => {
  const comparableList = [{ number: 7, types: ['colleague' as const, 'customer' as const] }];
  draw(<Participants content={sampleReport({ notShownSheetCount: 4, comparableList })} />);
  for (const text of [
    t('paper.notes.withheld', { count: 4 }),
    t('paper.notes.keptBack', { numbers: '№ 7', groups: 'коллеги, клиенты' }),
  ]) {
    expect((await screen.findByText(text)).tagName).toBe('P');
  }
});
