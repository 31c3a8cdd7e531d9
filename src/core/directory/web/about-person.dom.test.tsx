import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { CompetenceForm } from '#core/competence/web/competence-form.tsx';
import { QuestionForm } from '#core/open-question/web/question-form.tsx';
import { fakeServer } from '#test/fake/fake-server.ts';
import { draw, t } from '#test/screen/screen.tsx';

/** A rating about anything but the person assessed would be the same about everybody. */
beforeEach(() => {
  fakeServer();
});

test('a question with a rating is to be about the person; one with a text may be about anything', async () => {
  const { user } = draw(<QuestionForm saved={undefined} onClose={() => {}} />);
  const type = await screen.findByRole('radiogroup', {
    name: new RegExp(t('directory.questions.type')),
  });
  const about = { description: t('directory.aboutPerson') };
  expect(screen.queryByRole('radiogroup', about)).toBeNull();
  await user.click(
    await screen.findByRole('radio', {
      name: new RegExp(t('directory.questions.types.rating')),
    }),
  );
  await waitFor(() => expect(screen.getByRole('radiogroup', about)).toBe(type));
});

test('and so are the questions of a competence', async () => {
  draw(<CompetenceForm saved={undefined} onClose={() => {}} />);
  await screen.findByRole('group', {
    name: t('directory.competencies.questions'),
    description: t('directory.aboutPerson'),
  });
});
