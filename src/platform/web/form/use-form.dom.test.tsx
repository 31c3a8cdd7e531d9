import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { one } from '#platform/contract/call/envelope.ts';
import { text } from '#platform/contract/call/fields.ts';
import { call } from '#platform/web/api/call.ts';
import { LeaveDialog } from '#platform/web/ui/cover/leave-dialog.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { SaveButtons } from '#platform/web/ui/press/save-buttons.tsx';
import { StaleNote } from '#platform/web/ui/state/stale-note.tsx';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { draw, t } from '#test/screen/screen.tsx';
import { useForm } from './use-form.ts';

const thing = z.object({ version: z.number(), name: z.string(), note: z.string() });
type Thing = z.infer<typeof thing>;
type Values = Omit<Thing, 'version'>;
const fields = { name: text(10), note: z.string() };
const saveThing = endpoint({
  name: 'saveThing',
  summary: 'A thing of this test',
  method: 'POST',
  path: '/thing',
  access: 'session',
  body: z.strictObject({ ...fields, version: z.optional(z.number()) }),
  reply: one(thing),
});

interface ThingFormProps {
  saved?: Thing;
  toasts?: { wrong: string; failed: string };
  /** Of my values, only the note may be saved over theirs. */
  noteOnly?: boolean;
}

function ThingForm({ saved, toasts, noteOnly }: ThingFormProps) {
  const form = useForm<Values, Values, Thing>({
    saved,
    valuesOf: (from) => ({ name: from?.name ?? '', note: from?.note ?? '' }),
    bodyOf: (values) => values,
    schema: z.strictObject(fields),
    savedSchema: thing,
    ...(noteOnly && { over: (mine, theirs) => ({ name: theirs.name, note: mine.note }) }),
    ...(toasts && { toasts }),
    send: (body, base) =>
      call(saveThing, { body: { ...body, ...(base && { version: base.version }) } }),
    onDone: () => void closed.push('done'),
  });
  const { values, errors, change, another } = form;
  return (
    <LeaveDialog isDirty={form.isDirty} isDone={form.isDone} onClose={() => closed.push('left')}>
      {(close) => (
        <form ref={form.ref} id="thing" noValidate onSubmit={form.submit}>
          <StaleNote
            shown={form.theirs !== undefined}
            changed={form.theirChanges.join()}
            onTakeTheirs={form.takeTheirs}
            onSaveMine={form.saveMine}
          />
          {another && (
            <button type="button" onClick={form.editAnother}>
              {`Открыть ${another.name}`}
            </button>
          )}
          {(['name', 'note'] as const).map((field) => (
            <TextField
              key={field}
              label={field}
              value={values[field]}
              error={errors[field]}
              onChange={({ target }) => change({ [field]: target.value })}
            />
          ))}
          <SaveButtons form="thing" isSaving={form.isSaving} onCancel={close} />
        </form>
      )}
    </LeaveDialog>
  );
}

const mine: Thing = { version: 1, name: 'Моё', note: '' };
const theirs: Thing = { version: 5, name: 'Чужое', note: 'их' };
const field = (name: 'name' | 'note') => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const bodies = () => server.asked(saveThing).map(({ body }) => body);

let server: FakeServer;
let closed: string[];
beforeEach(() => {
  server = fakeServer();
  closed = [];
});

function open(props: ThingFormProps = {}) {
  const { user } = draw(<ThingForm {...props} />);
  return {
    user,
    async type(name: 'name' | 'note', typed: string) {
      await user.clear(field(name));
      await user.type(field(name), typed);
    },
    save: () => user.click(button(t('common.save'))),
  };
}

test('what the contract refuses is said at its field, which gets the focus; nothing is sent', async () => {
  const { save, type } = open();
  await save();
  expect(field('name').getAttribute('aria-invalid')).toBe('true');
  expect(await screen.findByText(t('validation.required'))).toBeTruthy();
  expect(document.activeElement).toBe(field('name'));
  expect(screen.queryByRole('alert', { name: '' })?.textContent).toBe('');
  await type('name', 'Имя');
  expect(screen.queryByText(t('validation.required'))).toBeNull();
  expect(bodies()).toEqual([]);
});

test('what is saved is sent once, said, and closes the form without a question', async () => {
  const answer = server.holds(saveThing);
  const { user, save, type } = open();
  await type('name', 'Имя');
  await save();
  expect(button(t('common.save')).getAttribute('aria-busy')).toBe('true');
  fireEvent.submit(field('name').form!);
  answer({ data: mine, message: 'Сохранено' });
  expect(await screen.findByText('Сохранено')).toBeTruthy();
  expect(bodies()).toEqual([{ name: 'Имя', note: '' }]);
  await user.click(button(t('common.cancel')));
  expect(closed).toEqual(['done', 'left']);
});

test('what the server refuses is said at its field and aloud, and what was typed stays', async () => {
  server.answers(
    saveThing,
    refused('validation', { errors: [{ path: 'note', message: 'Так нельзя' }] }),
  );
  const { save, type } = open();
  await type('name', 'Имя');
  await save();
  await waitFor(() => expect(document.activeElement).toBe(field('note')));
  const [atField, toast] = await screen.findAllByText('Так нельзя');
  expect(field('note').getAttribute('aria-describedby')).toBe(atField?.id);
  expect(toast?.closest('[role="alert"]')?.textContent).toContain(t('ui.checkFields'));
  expect([field('name').value, closed]).toEqual(['Имя', []]);
});

test('any other failure is said in the server’s words, and goes once saving succeeds', async () => {
  server.answers(saveThing, refused('internal', { message: 'Сбой' }));
  const { save, type } = open();
  await type('name', 'Имя');
  await save();
  expect(await screen.findByText('Сбой')).toBeTruthy();
  server.answers(saveThing, { data: mine, message: 'Сохранено' });
  await save();
  expect(await screen.findByText('Сохранено')).toBeTruthy();
  expect(screen.queryByText('Сбой')).toBeNull();
});

test('a form with words of its own says them instead', async () => {
  const { save, type } = open({ toasts: { wrong: 'Проверьте', failed: 'Не вышло' } });
  await save();
  expect(await screen.findByText('Проверьте')).toBeTruthy();
  server.answers(saveThing, refused('internal', { message: 'Сбой' }));
  await type('name', 'Имя');
  await save();
  expect((await screen.findByText('Не вышло')).parentElement?.textContent).toContain('Сбой');
});

test('over somebody else’s version it names what they changed and saves nothing', async () => {
  server.answers(saveThing, refused('staleVersion', { data: theirs }));
  const { save, type } = open({ saved: mine });
  await type('note', 'моё');
  await save();
  expect(await screen.findByText(t('ui.stale.title'))).toBeTruthy();
  expect(await screen.findByText(/name,note/)).toBeTruthy();
  expect([field('name').value, field('note').value]).toEqual(['Моё', 'моё']);
  expect(bodies()).toEqual([{ name: 'Моё', note: 'моё', version: 1 }]);
});

test('what they changed is not offered any more once something else is wrong', async () => {
  server.answers(saveThing, refused('staleVersion', { data: theirs }));
  const { save, type, user } = open({ saved: mine });
  await type('note', 'моё');
  await save();
  await screen.findByText(t('ui.stale.title'));
  await user.clear(field('name'));
  await save();
  expect(await screen.findByText(t('validation.required'))).toBeTruthy();
  expect(screen.queryByText(t('ui.stale.title'))).toBeNull();
});

test('theirs is taken as what the form began with', async () => {
  server.answers(saveThing, refused('staleVersion', { data: theirs }));
  const { user, save, type } = open({ saved: mine });
  await type('note', 'моё');
  await save();
  await user.click(await screen.findByRole('button', { name: t('ui.stale.takeTheirs') }));
  expect([field('name').value, field('note').value]).toEqual(['Чужое', 'их']);
  expect(screen.queryByText(t('ui.stale.title'))).toBeNull();
  await user.click(button(t('common.cancel')));
  expect(closed).toEqual(['left']);
});

test.each([
  [false, { name: 'Моё', note: 'моё', version: 5 }],
  [true, { name: 'Чужое', note: 'моё', version: 5 }],
])('mine is saved over theirs, or what of it may be (%s)', async (noteOnly, sent) => {
  server.answers(saveThing, refused('staleVersion', { data: theirs }));
  const { user, save, type } = open({ saved: mine, noteOnly });
  await type('note', 'моё');
  await save();
  server.answers(saveThing, { data: theirs, message: 'Сохранено' });
  await user.click(await screen.findByRole('button', { name: t('ui.stale.saveMine') }));
  await screen.findByText('Сохранено');
  expect(bodies()[1]).toEqual(sent);
  expect(closed).toEqual(['done']);
});

test('what is there already can be edited instead, as long as that is what is wrong', async () => {
  const errors = [{ path: 'name', message: 'Уже есть' }];
  server.answers(saveThing, refused('conflict', { errors, data: theirs }));
  const { user, save, type } = open();
  await type('name', 'Чужое');
  await save();
  expect(await screen.findByRole('button', { name: 'Открыть Чужое' })).toBeTruthy();
  // The offer to open the other one says enough.
  expect(screen.queryByText(t('ui.checkFields'))).toBeNull();
  await type('name', 'Другое');
  expect(screen.queryByRole('button', { name: 'Открыть Чужое' })).toBeNull();
  await save();
  await user.click(await screen.findByRole('button', { name: 'Открыть Чужое' }));
  expect([field('name').value, field('note').value]).toEqual(['Чужое', 'их']);
  server.answers(saveThing, { data: theirs });
  await save();
  await waitFor(() => expect(closed).toEqual(['done']));
  expect(bodies().at(-1)).toEqual({ name: 'Чужое', note: 'их', version: 5 });
});

test('only a changed form asks before it is left', async () => {
  const { user, type } = open({ saved: mine });
  await user.click(button(t('common.cancel')));
  expect(closed).toEqual(['left']);
  await type('note', 'моё');
  await user.click(button(t('common.cancel')));
  await user.click(await screen.findByRole('button', { name: t('ui.leave.cancel') }));
  expect(closed).toEqual(['left']);
  await user.clear(field('note'));
  await user.click(button(t('common.cancel')));
  expect(closed).toEqual(['left', 'left']);
});
