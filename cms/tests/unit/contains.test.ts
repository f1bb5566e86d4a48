import { beforeAll, expect, test } from '@jest/globals'
import { contains } from '../../src/back-office/lists/apply-filter'
import { databaseAlone } from './database-alone'

const strapi = databaseAlone()

beforeAll(async () => {
  await strapi.db.connection.raw('CREATE TABLE found_people (id INTEGER PRIMARY KEY, words TEXT)')
  await strapi.db.connection('found_people').insert([
    { id: 1, words: 'zzap eva eva.zz@posta.example' },
    { id: 2, words: 'nagy zzolt z@posta.example' },
    { id: 3, words: 'nagy bazz b_%@posta.example' },
  ])
})

test.each([
  ['z', [1, 2, 3]],
  ['zz', [1, 2]],
  ['ZZ', [1, 2]],
  ['azz', [3]],
  ['zap', [1]],
  ['b_', [3]],
  ['_%', []],
  ['b_%', [3]],
  ['posta', [1, 2, 3]],
])('%s is found in %j', async (text, ids) => {
  const { connection } = strapi.db
  const rows = connection('found_people').orderBy('id')
  contains(rows, connection, { column: 'words', text })
  expect((await rows.select('id')).map(({ id }) => id)).toEqual(ids)
})
