import { expectTypeOf, test } from 'vitest';
import type { testingBegin } from '#core/answering/contract/answering.ts';
import type { getBrandList } from '#core/company/contract/brand.ts';
import type { positionCalls } from '#core/directory/contract/position.ts';
import type { getQuestionary, getQuestionaryList } from '#core/questionary/contract/questionary.ts';
import type { createQuestionary } from '#core/questionary/contract/questionary-change.ts';
import type { CallArguments, CallReply } from './call.ts';

test('a call takes what its endpoint declares, and no more', () => {
  expectTypeOf<[]>().toExtend<CallArguments<typeof getBrandList>>();
  expectTypeOf<[]>().toExtend<CallArguments<typeof getQuestionaryList>>();
  expectTypeOf<[]>().not.toExtend<CallArguments<typeof createQuestionary>>();
  expectTypeOf<[]>().not.toExtend<CallArguments<typeof getQuestionary>>();
  expectTypeOf<[{ params: { id: string } }]>().toExtend<CallArguments<typeof getQuestionary>>();
  expectTypeOf<[{ query: { limit: number; filterList: { method: ['90'] } } }]>().toExtend<
    CallArguments<typeof getQuestionaryList>
  >();
  expectTypeOf<[{ query: { limit: string } }]>().not.toExtend<
    CallArguments<typeof positionCalls.list>
  >();
});

test('an answer is the declared fields with a message', () => {
  expectTypeOf<CallReply<typeof getBrandList>['demo']>().toEqualTypeOf<boolean>();
  expectTypeOf<CallReply<typeof getBrandList>['message']>().toEqualTypeOf<string>();
  expectTypeOf<CallReply<typeof testingBegin>>().toEqualTypeOf<undefined>();
});
