import { expect, test } from '@jest/globals'
import { runInStrapi } from '../support/in-strapi'
import { everyCms } from '../support/running'

/** Code that counts the turns of the event loop during sequential statements of 15 ms each. */
const statements = `
async function run() {
  const { now } = performance
  let [at, turns, next] = [0, 0]
  const count = () => {
    turns += 1
    next = setImmediate(count)
  }
  await new Promise(setImmediate)
  performance.now = () => (at += 15)
  next = setImmediate(count)
  const users = strapi.db.query('plugin::users-permissions.user')
  for (let round = 0; round < 10; round += 1) await users.count()
  await strapi.db.transaction(async ({ trx }) => {
    for (let round = 0; round < 10; round += 1) await trx('up_users').first('id')
  })
  performance.now = now
  clearImmediate(next)
  tell(turns)
}
`

test.each(everyCms())(
  'a loop of statements does not block other requests on %s',
  async (_name, cms) => {
    const [turns] = await runInStrapi(cms, statements)
    expect(turns).toBeGreaterThanOrEqual(6)
  },
)
