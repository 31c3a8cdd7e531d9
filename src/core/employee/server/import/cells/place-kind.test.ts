import { expect, test } from 'vitest';
import { placeKind } from './place-kind.ts';

test.each([
  ['Начальник отдела продаж', 'position'],
  ['Отдел главного инженера', 'subdivision'],
  ['IT-отдел', 'subdivision'],
  ['Кладовщик (склад № 2)', 'position'],
  ['Служба менеджеров по качеству', 'subdivision'],
  ['Office Manager', 'position'],
  ['Office of the Director', 'subdivision'],
  ['Vice President Sales', 'position'],
  ['Head of Marketing', 'position'],
  ['Marketing', 'subdivision'],
  ['Полная занятость', undefined],
])('«%s» is a %s', (name, kind) => expect(placeKind(name)).toBe(kind));
