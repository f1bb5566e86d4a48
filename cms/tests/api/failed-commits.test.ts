import { describe, expect, test } from '@jest/globals'
import { runInStrapi } from '../support/in-strapi'
import { everyCms } from '../support/running'

/** A transaction that only COMMIT refuses: its row refers to one that does not exist. */
const refusedCommit = `
async function run(name) {
  const { connection } = strapi.db
  await connection.raw('CREATE TABLE ' + name + ' (id integer PRIMARY KEY, other integer REFERENCES ' + name + ' DEFERRABLE INITIALLY DEFERRED)')
  const add = (id, other) => strapi.db.transaction(async ({ trx, onCommit }) => {
    await trx(name).insert({ id, other })
    onCommit(() => tell('committed ' + id))
  })
  await add(1, 7).catch(({ message }) => tell(message.split(' - ')[0]))
  await add(2, 2)
  await connection(name).insert({ id: 3, other: 3 })
  tell((await connection(name).orderBy('id')).map(({ id }) => id))
  await connection.raw('DROP TABLE ' + name)
}
`

describe.each(everyCms())('a transaction that cannot be committed on %s', (_name, cms) => {
  test('is an error, has no effect, and is over', async () => {
    expect(await runInStrapi(cms, refusedCommit, `refused_${Date.now()}`)).toEqual([
      'COMMIT;',
      'committed 2',
      [2, 3],
    ])
  })
})
