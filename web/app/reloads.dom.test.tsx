import { useQueries } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { endpoints } from '#contract/all.ts';
import * as questionary from '#contract/assessment/questionary.ts';
import * as questionaryChange from '#contract/assessment/questionary-change.ts';
import { getReportGroup, getReportList } from '#contract/assessment/report-list.ts';
import { getCurrentUserInfo } from '#contract/company/current-user.ts';
import * as commonQuestion from '#contract/people/common-question.ts';
import * as competence from '#contract/people/competence.ts';
import * as employee from '#contract/people/employee.ts';
import { cancelNewEmail } from '#contract/people/own-email.ts';
import * as position from '#contract/people/position.ts';
import * as profile from '#contract/people/profile.ts';
import { getStructureSubdivisions } from '#contract/people/structure.ts';
import * as subdivision from '#contract/people/subdivision.ts';
import * as user from '#contract/people/user.ts';
import type { Endpoint } from '#contract/platform/call/endpoint.ts';
import { fakeServer, refused } from '#test/fake-server.ts';
import { draw } from '#test/screen.tsx';
import { questionaryDetail } from '#test/screen-rows.ts';
import * as questionaries from '#web/assessment/questionary/queries.ts';
import * as directory from '#web/people/directory/shared/queries.ts';
import * as profiles from '#web/people/profile/queries.ts';
import * as users from '#web/people/user/queries.ts';

/**
 * Reports and what is made of them, and the questions somebody is answering, stay as they were made.
 * The "subject" of a template is a line of a letter. The log of what was sent asks again by itself, and
 * the dialog that names people asks whenever it opens.
 */
const frozen = [
  'getReport',
  'compareReports',
  'getReportTrend',
  'getHeatmap',
  'getDeliveryList',
  'getParticipants',
  'testingStart',
  'testingStartEmployee',
  'getEmailTemplateList',
  'getNotificationTemplateList',
];

/** The calls whose reply has a field of that name in the contract, and the named ones. */
function showing(field: RegExp, ...named: Endpoint[]): string[] {
  const isShown = ({ name, method, reply }: Endpoint) =>
    method === 'GET' &&
    typeof reply !== 'string' &&
    !frozen.includes(name) &&
    field.test(JSON.stringify(z.toJSONSchema(reply as z.core.$ZodType)));
  return [...endpoints.filter(isShown), ...named].map(({ name }) => name);
}

/**
 * Which calls show what. `subject` is the name of a position, a subdivision or a person. A
 * "position" that is a number is a place in an order.
 */
const shown = {
  person: showing(/"(lastName|currentName|subject)":/, getReportGroup),
  position: showing(
    /"(position":\{(?!"type":"number")|subject":)/,
    position.getPositionList,
    position.getPositionDictionary,
  ),
  subdivision: showing(
    /"(subdivision|subdivisionCollection|subject)":/,
    subdivision.getSubdivisionList,
    subdivision.getSubdivisionDictionary,
    getStructureSubdivisions,
  ),
  competence: showing(/"competenceList":/, competence.getCompetenceList),
  commonQuestion: [commonQuestion.getCommonQuestionList.name],
  account: [user.getUserList.name],
  ownEmail: [getCurrentUserInfo.name],
  questionary: [questionary.getQuestionaryList.name],
  work: [questionary.getQuestionaryList.name, getReportList.name, getReportGroup.name],
};

type Use = () => { mutate: (input: never) => void; isSuccess: boolean };
const changes: [Endpoint, Use, keyof typeof shown][] = [
  [employee.createEmployee, directory.useCreateEmployee, 'person'],
  [employee.updateEmployee, directory.useUpdateEmployee, 'person'],
  [employee.deleteEmployee, directory.useDeleteEmployee, 'person'],
  [user.createUser, users.useCreateUser, 'person'],
  [user.updateUser, users.useUpdateUser, 'person'],
  [user.deleteUser, users.useDeleteUser, 'person'],
  [user.sendAccountLetter, users.useSendLetter, 'account'],
  [profile.updateProfile, () => profiles.useUpdateProfile('a'), 'person'],
  [profile.updateAnyProfile, () => profiles.useUpdateAnyProfile('a'), 'person'],
  [profile.updateCompany, () => profiles.useUpdateCompany('a'), 'person'],
  [profile.updateAnyCompany, () => profiles.useUpdateAnyCompany('a'), 'person'],
  [cancelNewEmail, profiles.useKeepEmail, 'ownEmail'],
  [position.createPosition, directory.useCreatePosition, 'position'],
  [position.updatePosition, directory.useUpdatePosition, 'position'],
  [position.deletePosition, directory.useDeletePosition, 'position'],
  [position.archivePosition, () => directory.useArchivePosition().archive, 'position'],
  [position.restorePosition, () => directory.useArchivePosition().restore, 'position'],
  [subdivision.createSubdivision, directory.useCreateSubdivision, 'subdivision'],
  [subdivision.updateSubdivision, directory.useUpdateSubdivision, 'subdivision'],
  [subdivision.deleteSubdivision, directory.useDeleteSubdivision, 'subdivision'],
  [subdivision.archiveSubdivision, () => directory.useArchiveSubdivision().archive, 'subdivision'],
  [subdivision.restoreSubdivision, () => directory.useArchiveSubdivision().restore, 'subdivision'],
  [competence.createCompetence, directory.useCreateCompetence, 'competence'],
  [competence.updateCompetence, directory.useUpdateCompetence, 'competence'],
  [competence.deleteCompetence, directory.useDeleteCompetence, 'competence'],
  [competence.archiveCompetence, () => directory.useArchiveCompetence().archive, 'competence'],
  [competence.restoreCompetence, () => directory.useArchiveCompetence().restore, 'competence'],
  [commonQuestion.createCommonQuestion, directory.useCreateQuestion, 'commonQuestion'],
  [commonQuestion.updateCommonQuestion, directory.useUpdateQuestion, 'commonQuestion'],
  [commonQuestion.updateCommonQuestion, directory.useMoveQuestion, 'commonQuestion'],
  [commonQuestion.deleteCommonQuestion, directory.useDeleteQuestion, 'commonQuestion'],
  [questionaryChange.createQuestionary, questionaries.useCreate, 'questionary'],
  [questionaryChange.updateQuestionary, questionaries.useUpdate, 'questionary'],
  [questionaryChange.duplicateQuestionary, questionaries.useDuplicate, 'questionary'],
  [questionaryChange.deleteQuestionary, questionaries.useDelete, 'questionary'],
  [questionaryChange.updateQuestionaryStatus, questionaries.useStatusUpdate, 'work'],
];

/** A page that uses all of these calls, with a button that makes the change. */
function Page({ use, calls, onAsk }: { use: Use; calls: string[]; onAsk: (call: string) => void }) {
  const { mutate, isSuccess } = use();
  useQueries({
    queries: calls.map((call) => ({
      queryKey: [call],
      queryFn: () => {
        onAsk(call);
        return null;
      },
    })),
  });
  const save = () => mutate({ params: { id: 'a' }, body: { id: 'a' } } as never);
  return isSuccess ? (
    <p>Сохранено</p>
  ) : (
    <button type="button" onClick={save}>
      Сохранить
    </button>
  );
}

test.each(changes.map(([endpoint, use, thing]) => ({ name: endpoint.name, endpoint, use, thing })))(
  '$name asks again for all that shows the $thing',
  async ({ endpoint, use, thing }) => {
    fakeServer().answers(endpoint, { data: { id: 'a' } } as never);
    const calls = [...new Set(shown[thing])];
    let asked: string[] = [];
    const { user: reader } = draw(
      <Page use={use} calls={calls} onAsk={(one) => asked.push(one)} />,
    );
    await waitFor(() => expect(asked).toHaveLength(calls.length));
    asked = [];
    await reader.click(screen.getByRole('button', { name: 'Сохранить' }));
    await screen.findByText('Сохранено');
    expect(asked.toSorted()).toEqual(calls.toSorted());
  },
);

/** A questionary's open panel, with a button that makes the change. */
function Panel({ use }: { use: Use }) {
  const { mutate } = use();
  const { data } = questionaries.useQuestionary('a');
  return (
    <>
      <button
        type="button"
        onClick={() => mutate({ params: { id: 'a' }, body: { id: 'a' } } as never)}
      >
        Изменить
      </button>
      <p>{data?.data.subject}</p>
    </>
  );
}

const refusable: [Endpoint, Use][] = [
  [questionaryChange.updateQuestionaryStatus, questionaries.useStatusUpdate],
  [questionaryChange.inviteAgain, questionaries.useInviteAgain],
  [questionaryChange.remind, questionaries.useRemind],
  [questionaryChange.deleteQuestionary, questionaries.useDelete],
];
test.each(refusable.map(([endpoint, use]) => ({ name: endpoint.name, endpoint, use })))(
  'where $name is refused the panel shows what is so by now',
  async ({ endpoint, use }) => {
    const server = fakeServer();
    server.answers(endpoint, refused('conflict', { message: 'Уже не так' }) as never);
    server.answers(questionary.getQuestionary, { data: questionaryDetail() });
    const { user: reader } = draw(<Panel use={use} />);
    await screen.findByText(questionaryDetail().subject);
    server.answers(questionary.getQuestionary, { data: questionaryDetail({ subject: 'Другое' }) });
    await reader.click(screen.getByRole('button', { name: 'Изменить' }));
    expect(await screen.findByText('Другое')).toBeTruthy();
  },
);
