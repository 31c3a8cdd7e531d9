import { describe, expect, test } from 'vitest';
import { loginUser } from '#core/account/contract/auth.ts';
import { getQuestionaryList } from '#core/questionary/contract/questionary.ts';
import { createQuestionary } from '#core/questionary/contract/questionary-change.ts';
import type { Schema } from '#platform/contract/call/endpoint.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import { readQueryString } from './parse.ts';
import { validate } from './validate.ts';

const issues = (schema: Schema, given: unknown, where: 'query' | 'body' = 'body') => {
  try {
    validate(schema, given, where);
  } catch (error) {
    if (error instanceof Failure) return error.details.issues;
    throw error;
  }
  return [];
};

describe('a body', () => {
  test('that lacks a field, has a wrong one and one too many: all are named', () => {
    expect(issues(loginUser.body, { email: 'no', password: 'ab', extra: 1 })).toEqual([
      { path: 'email', key: 'validation.invalidEmail' },
      { path: 'password', key: 'validation.tooShort', params: { min: 3 } },
      { path: 'holdingSlug', key: 'validation.required' },
      { path: 'extra', key: 'validation.unknownField', params: { field: 'extra' } },
    ]);
  });

  test('that is missing: one error', () => {
    expect(issues(loginUser.body, undefined)).toEqual([{ path: '', key: 'validation.required' }]);
  });

  test('with dates the wrong way round, or none at all', () => {
    const form = { dateStart: '2026-02-30', dateEnd: '2026-01-01' };
    expect(issues(createQuestionary.body, form)).toContainEqual({
      path: 'dateStart',
      key: 'validation.invalidDate',
    });
    expect(
      issues(createQuestionary.body, { dateStart: '2026-03-02', dateEnd: '2026-03-01' }),
    ).toEqual([{ path: 'dateEnd', key: 'validation.dateEndBeforeStart' }]);
  });

  test.each(['a\0b', 'half \ud800'])('with text the database cannot keep', (text) => {
    expect(issues(loginUser.body, { email: text, password: 'abc', holdingSlug: 'x' })).toEqual([
      { path: 'email', key: 'validation.invalid' },
    ]);
  });
});

describe('a query', () => {
  test('reads numbers, lists with commas and repeated', () => {
    const text =
      'limit=20&offset=40&active=true&filterList[method]=90,360&filterList[status]=done&filterList[status]=inwork';
    expect(validate(getQuestionaryList.query, readQueryString(text), 'query')).toEqual({
      limit: 20,
      offset: 40,
      active: true,
      filterList: { method: ['90', '360'], status: ['done', 'inwork'] },
    });
  });

  test.each([
    ['limit=0x10', 'limit'],
    ['limit=', 'limit'],
    ['limit=1001', 'limit'],
    ['limit=1&limit=2', 'limit'],
    ['color=red', 'color'],
    ['filterList[color]=red', 'filterList[color]'],
    ['filterList[method]=100', 'filterList[method]'],
    ['active=yes', 'active'],
  ])('%s names %s', (text, path) => {
    const found = issues(getQuestionaryList.query, readQueryString(text), 'query');
    expect(found?.map((issue) => issue.path)).toEqual([path]);
  });
});
