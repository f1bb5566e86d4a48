import { expect, test } from '@jest/globals'
import { currentEdition } from '../../src/analysis/analyses/texts/edition'
import { databaseAlone } from './database-alone'
import { publishTexts } from './texts-alone'

const strapi = databaseAlone()

test('a transaction does not wait for the texts that another call reads', async () => {
  await publishTexts(strapi)
  const begun = new Promise<void>((resolve) => {
    strapi.db.connection.on('query', ({ sql }: { sql: string }) => {
      if (sql.includes('`long`') && sql.startsWith('select')) resolve()
    })
  })
  const outside = currentEdition(strapi)
  await begun
  const inside = await strapi.db.transaction(() => currentEdition(strapi))
  expect(await outside).toBe(inside)
})
