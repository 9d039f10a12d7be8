import { type TestDb, withDatabase } from '@provender/testing/test-database'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { importText } from '../import-text.fixture.ts'
import { categoryImporter } from './category-importer.ts'

async function treeIn({ db }: TestDb) {
  const rows = await db
    .selectFrom('category')
    .leftJoin('category as parent', 'parent.id', 'category.parent_id')
    .select([
      'category.code',
      'parent.code as parent',
      'category.name',
      'category.index',
      'category.visible',
      'category.picture',
    ])
    .orderBy('category.index')
    .orderBy('category.code')
    .execute()
  return rows
}

async function versionIn({ db }: TestDb): Promise<number | undefined> {
  const { rows } = await sql<{ n: number }>`select n from version where name = 'catalogue'`.execute(db)
  return rows[0]?.n
}

describe('categories', () => {
  test('may come before their parents, in three languages', async () => {
    await withDatabase(async (database) => {
      const imported = await importText(database, categoryImporter, [
        'code;parent;name;name_pl;name_tr;index;visible;picture',
        'tinned;grocery;"Tins &amp; jars";Konserwy;Konserve;20;yes;tins.webp',
        'grocery;;Grocery;;;10;no;',
      ])
      expect(imported).toMatchObject({ type: 'WRITTEN', counts: { categories: [2, 0, 0, 0] }, bad: [] })
      expect(await treeIn(database)).toEqual([
        { code: 'grocery', parent: null, name: { en: 'Grocery' }, index: 10, visible: false, picture: null },
        {
          code: 'tinned',
          parent: 'grocery',
          name: { en: 'Tins & jars', pl: 'Konserwy', tr: 'Konserve' },
          index: 20,
          visible: true,
          picture: 'tins.webp',
        },
      ])
    })
  })

  test('that are unchanged do not raise the version, and fields without a column stay', async () => {
    await withDatabase(async (database) => {
      const file = ['code,parent,name,name_pl,picture', 'a,,A,Ą,a.webp', 'b,a,B,,']
      await importText(database, categoryImporter, file)
      expect(await versionIn(database)).toBe(2)
      expect((await importText(database, categoryImporter, file)).counts).toEqual({
        categories: [0, 0, 2, 0],
      })
      expect(await versionIn(database)).toBe(2)
      expect((await importText(database, categoryImporter, ['code,name_tr', 'a,Â'])).counts).toEqual({
        categories: [0, 1, 0, 0],
      })
      expect(await versionIn(database)).toBe(3)
      expect((await treeIn(database))[0]).toMatchObject({
        name: { en: 'A', pl: 'Ą', tr: 'Â' },
        picture: 'a.webp',
      })
      await importText(database, categoryImporter, ['code,parent', 'b,'])
      expect((await treeIn(database))[1]).toMatchObject({ code: 'b', parent: null })
    })
  })

  test('in a cycle are refused, even if it closes through existing categories', async () => {
    await withDatabase(async (database) => {
      await importText(database, categoryImporter, ['code,parent,name', 'top,,Top', 'middle,top,Middle'])
      const ring = [
        'code,parent,name',
        'top,low,Top',
        'low,middle,Low',
        'self,self,Self',
        'under,low,Under',
        'fine,middle,Fine',
      ]
      expect(await importText(database, categoryImporter, ring)).toMatchObject({
        type: 'REFUSED',
        bad: [
          '2: parent: top is below low is below middle is below top',
          '3: parent: low is below middle is below top is below low',
          '4: parent: self is below self',
          '5: is left out because line 3, which describes its parent low, failed',
        ],
      })
      const imported = await importText(database, categoryImporter, { lines: ring, skipBad: true })
      expect(imported).toMatchObject({ type: 'WRITTEN', counts: { categories: [1, 0, 0, 0] } })
      expect((await treeIn(database)).map(({ code, parent }) => [code, parent])).toEqual([
        ['top', null],
        ['middle', 'top'],
        ['fine', 'middle'],
      ])
    })
  })

  test('are left out, with their children, if the line of their parent failed; the reason names that line', async () => {
    await withDatabase(async (database) => {
      const imported = await importText(database, categoryImporter, [
        'code,parent,name,visible',
        'top,,Top,perhaps',
        'middle,top,Middle,',
        'low,middle,Low,',
        'top2,,Top,',
      ])
      expect(imported.bad).toEqual([
        expect.stringMatching(/^2: visible: /),
        '3: is left out because line 2, which describes its parent top, failed',
        '4: is left out because line 3, which describes its parent middle, failed',
      ])
    })
  })

  test('are refused without an existing parent, if repeated, or if new without a name', async () => {
    await withDatabase(async (database) => {
      const imported = await importText(database, categoryImporter, [
        'code,parent,name',
        'a,nowhere,A',
        'b,,B',
        'b,,B2',
      ])
      expect(imported.bad).toEqual([
        '2: parent: there is no category nowhere',
        '4: the code b is in line 3 already',
      ])
      expect((await importText(database, categoryImporter, ['code,visible', 'a,no'])).bad).toEqual([
        '2: name is missing: a new category needs it',
      ])
    })
  })
})
