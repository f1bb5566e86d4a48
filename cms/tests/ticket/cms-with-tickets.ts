import path from 'node:path'
import { afterAll, beforeAll } from '@jest/globals'
import { clockEnv } from '../support/clock'
import { createDatabases, type TestDatabase } from '../support/databases'
import { runSql } from '../support/rows'
import type { RunningCms } from '../support/running'
import { prepareCms, signIn, startPrepared } from '../support/start-cms'
import stopAll, { beginTeardownList, dropOnTeardown, onTeardown } from '../support/stop-all'

const register = path.join(__dirname, 'register.cjs')

/** The product as editors create it. */
const product = `
  INSERT INTO products (document_id, key, name, unlocks, price_huf, price_gbp, locale)
  VALUES ('courseticketcourseticket', 'course-ticket', 'Jegy a tanfolyamra', 'Két nap', 1000000, 2500, 'hu')`

/**
 * A cms with the product kind `ticket` and its own database, mailbox and Stripe: another cms on the same database would
 * not know what such an order grants.
 */
export function cmsWithTickets(name: TestDatabase['name']): () => RunningCms {
  let running: RunningCms | undefined
  beforeAll(async () => {
    beginTeardownList()
    const [database] = await createDatabases({ isSeeded: true, only: name })
    if (!database) throw new Error(`There is no ${name}.`)
    dropOnTeardown(database)
    const options = `${clockEnv().NODE_OPTIONS} --require ${JSON.stringify(register)}`
    const prepared = await prepareCms(database, { NODE_OPTIONS: options })
    await runSql(prepared, product)
    onTeardown(await startPrepared(prepared))
    running = await signIn(prepared)
  }, 180_000)
  afterAll(stopAll, 60_000)
  return () => {
    if (!running) throw new Error('The cms does not run yet.')
    return running
  }
}
