import { loadModule } from 'libpg-query';
import { beforeAll, expect, test } from 'vitest';
import { unboundIn } from './unbound.ts';

beforeAll(() => loadModule());

const columns = new Map([
  ['sheet', ['brand_id', 'id', 'questionary_id']],
  ['report', ['brand_id', 'id', 'questionary_id']],
  ['brand', ['id', 'name']],
]);

test.each([
  'select id from sheet where brand_id = $1',
  'select id from sheet s where id = $2 and (s.brand_id = $1::uuid and id = $3)',
  'select 1 from sheet s join report r on r.brand_id = s.brand_id where s.brand_id = $1',
  'select 1 from sheet join report using (brand_id, questionary_id) where report.brand_id = $1',
  'select 1 from sheet s, brand b where s.brand_id = b.id and b.id = $1',
  'select 1 from sheet s where (s.brand_id, s.id) = ($1, $2)',
  'select exists (select from report r where r.brand_id = s.brand_id) from sheet s where brand_id = $1',
  'with own as (select brand_id from sheet where brand_id = $1) select 1 from own join report r on r.brand_id = own.brand_id',
  'select 1 from (select brand_id from sheet where brand_id = $1) s join report r on r.brand_id = s.brand_id',
  'select 1 from sheet s cross join lateral (select 1 from report r where r.brand_id = s.brand_id) t where s.brand_id = $1',
  'insert into sheet (brand_id, id) values ($1, $2) on conflict do nothing',
  'insert into sheet (brand_id, id) select brand_id, id from report where brand_id = $1',
  'update sheet s set id = $2 from report r where r.brand_id = s.brand_id and s.brand_id = $1',
  'delete from sheet where brand_id = $1',
  'select 1 from sheet where brand_id = $1 union all select 1 from report where brand_id = $1',
  'select name from brand',
])('one brand: %s', (sql) => {
  expect(unboundIn(sql, columns)).toEqual([]);
});

test.each([
  ['select id from sheet', 'sheet'],
  ['select id from sheet where brand_id = $1 or id = $2', 'sheet'],
  ['select id from sheet where brand_id <> $1', 'sheet'],
  ['select 1 from sheet s join report r on r.id = s.id where s.brand_id = $1', 'r'],
  ['select 1 from sheet s join report r on r.brand_id = s.brand_id', 's,r'],
  ['select 1 from sheet s, brand b where s.brand_id = b.id', 's'],
  ['select (select count(*) from report r) from sheet s where s.brand_id = $1', 'r'],
  ['with own as (select id from sheet) select 1 from own', 'sheet'],
  ['insert into sheet (id) values ($1)', 'sheet'],
  ['insert into sheet (brand_id, id) select $1, id from report', 'report'],
  ['update sheet set id = $1 where id = $2', 'sheet'],
  ['delete from sheet s using report r where s.brand_id = $1 and r.id = s.id', 'r'],
  ['select 1 from sheet where brand_id = $1 union all select 1 from report', 'report'],
])('many brands: %s', (sql, names) => {
  expect(unboundIn(sql, columns).join()).toBe(names);
});
