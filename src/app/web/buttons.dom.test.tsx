import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { subdivisionCalls } from '#core/directory/contract/subdivision.ts';
import { NamedTab } from '#core/directory/web/named/named-tab.tsx';
import { getEmailTemplateList } from '#core/mail/contract/template/template.ts';
import { TemplateTab } from '#core/mail/web/template/template-page.tsx';
import { getPendingList } from '#core/pending/contract/pending.ts';
import { PendingPage } from '#core/pending/web/pending-page.tsx';
import { getQuestionaryList } from '#core/questionary/contract/questionary.ts';
import { AssessmentsPage } from '#core/questionary/web/assessments/assessments-page.tsx';
import { DetailInterim } from '#core/questionary/web/detail/detail-interim.tsx';
import { getReportLog } from '#core/report/contract/report.ts';
import { ImportedMenu } from '#core/report/web/imported/imported-menu.tsx';
import { getUserList } from '#core/user/contract/user.ts';
import { UsersPage } from '#core/user/web/users-page.tsx';
import { type Permission, permissions } from '#platform/contract/call/access.ts';
import { type FakeServer, fakeServer } from '#test/fake/fake-server.ts';
import { drawPage, signInOnScreen, t } from '#test/screen/screen.tsx';
import {
  engineer,
  idOf,
  listedQuestionary,
  office,
  questionaryDetail,
  userRow,
} from '#test/screen/screen-rows.ts';

/**
 * Which permission each button needs that no policy speaks of (decision 114): nothing is offered that
 * the server would refuse. A new button gets its row.
 */
interface Part {
  part: string;
  Page: () => ReactNode;
  search?: string;
  /** Stands there once all is loaded, whatever the person may do. */
  ready: string;
  buttons: readonly (readonly [label: string, needs: Permission])[];
}

const shop = { id: idOf(1), version: 1, name: 'Цех', isArchived: false, can: [] };
const pending = { id: idOf(3), lastName: 'Ким', firstName: 'Ян', middleName: null };
const assessed = idOf(1);
const inWork = questionaryDetail({ status: 'inwork', passedCount: 3, totalCount: 5 });
const made = {
  questionaryId: inWork.id,
  employeeId: assessed,
  createdAt: '2026-06-15T09:00:00.000Z',
  passedParticipantCount: 2,
};
const template = {
  id: 'invitation-ru',
  version: 1,
  templateType: 'invitation' as const,
  subject: 'Оценка',
  text: '<p>Добрый день</p>',
  isChanged: true,
  variableTypeList: [],
};

const parts: Part[] = [
  {
    part: 'subdivisions',
    Page: () => <NamedTab kind="subdivision" calls={subdivisionCalls} />,
    ready: shop.name,
    buttons: [[t('directory.subdivisions.create'), 'directory_subdivision_subdivision_create']],
  },
  {
    part: 'journal',
    Page: () => <AssessmentsPage />,
    ready: t('questionary.number', { number: 7 }),
    buttons: [[t('questionary.assessments.select'), 'questionary_questionary_statusupdate']],
  },
  {
    part: 'users',
    Page: UsersPage,
    ready: 'user1@example.ru',
    buttons: [[t('user.create'), 'user_user_create']],
  },
  {
    part: 'earlier reports',
    Page: ImportedMenu,
    ready: '',
    buttons: [[t('report.history.menu'), 'report_history_import']],
  },
  {
    part: 'awaited people',
    Page: PendingPage,
    ready: 'Ким Ян',
    buttons: [[t('pending.remindAll'), 'questionary_questionary_statusupdate']],
  },
  {
    part: 'templates of letters',
    Page: () => <TemplateTab channel="email" />,
    ready: t('template.type.invitation'),
    buttons: [
      [t('template.edit', { name: t('template.type.invitation') }), 'template_email_email_update'],
      [t('template.reset', { name: t('template.type.invitation') }), 'template_email_email_reset'],
    ],
  },
  {
    part: 'interim reports',
    Page: () => <DetailInterim questionary={inWork} />,
    ready: 'Фамилия1 Имя',
    buttons: [[t('interim.send', { name: 'Фамилия1 Имя' }), 'report_report_send']],
  },
];

let server: FakeServer;
beforeEach(() => {
  vi.stubGlobal('innerWidth', 1440);
  server = fakeServer();
  server.answers(subdivisionCalls.list, { data: [shop], count: 1 });
  server.answers(subdivisionCalls.names, { data: [office] });
  server.answers(getUserList, { data: [userRow(1)], count: 1 });
  server.answers(getQuestionaryList, { data: [listedQuestionary({ number: 7 })], count: 1 });
  server.answers(getReportLog, { data: [made] });
  server.answers(getEmailTemplateList, { data: [template], count: 1 });
  const place = { position: engineer, subdivision: office };
  server.answers(getPendingList, {
    data: [
      {
        ...pending,
        ...place,
        photoUrl: null,
        openCount: 1,
        until: '2026-06-30',
        isRemindable: true,
      },
    ],
    count: 1,
    isAnyRemindable: true,
  });
});

async function offered({ Page, search, ready, buttons }: Part, may: readonly Permission[]) {
  signInOnScreen(...may);
  await drawPage(
    () => (
      <>
        <p>Загружено</p>
        <Page />
      </>
    ),
    search,
  );
  await screen.findAllByText(ready || 'Загружено');
  return () =>
    buttons.map(([label]) => label).filter((name) => screen.queryByRole('button', { name }));
}

const cases = parts.flatMap((part) =>
  [...new Set(part.buttons.map(([, needs]) => needs))].map(
    (needs) => [part.part, needs, part] as const,
  ),
);

test.each(cases)(
  '%s: without %s its buttons are not there, all others are',
  async (_, without, part) => {
    const seen = await offered(
      part,
      permissions.filter((one) => one !== without),
    );
    const others = part.buttons.filter(([, needs]) => needs !== without).map(([label]) => label);
    await waitFor(() => expect(seen()).toEqual(others));
  },
);

test.each(parts.map((part) => [part.part, part] as const))(
  '%s: with all of them',
  async (_, part) => {
    const seen = await offered(part, permissions);
    await waitFor(() => expect(seen()).toEqual(part.buttons.map(([label]) => label)));
  },
);
