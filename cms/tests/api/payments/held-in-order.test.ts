import { describe, expect, test } from '@jest/globals'
import { Client } from 'pg'
import { payForGift } from '../../support/given'
import { eventsHandled, faultsAbout, getMe } from '../../support/payments'
import { runSql } from '../../support/rows'
import { everyCms } from '../../support/running'
import { sandboxAction } from '../../support/sandbox'
import { until } from '../../support/until'
import { withoutJobs } from '../../support/without-jobs'

withoutJobs()

describe.each(everyCms())('row locks of a transaction on %s', (name, cms) => {
  // SQLite allows one write at a time: no transaction holds a row that another waits for.
  const onServers = name === 'PostgreSQL' ? test : test.skip

  onServers(
    'a refund that waits for a locked user holds neither the order nor the receipts’ numbers',
    async () => {
      const { giver, claimer, claim, order, payment } = await payForGift(cms, 'premium-month')
      await claim()
      const [row] = await runSql(cms, `SELECT id FROM up_users WHERE email = '${claimer.email}'`)
      const connectionString = cms.database.settings.DATABASE_URL
      const [claimers, others] = [
        new Client({ connectionString }),
        new Client({ connectionString }),
      ]
      await Promise.all([claimers.connect(), others.connect()])
      try {
        // The user who claimed is in the middle of a purchase of their own.
        await claimers.query('BEGIN')
        await claimers.query('SELECT id FROM up_users WHERE id = $1 FOR UPDATE', [row?.id])
        await sandboxAction(cms, 'refund', { payment })
        const waits = await until(async () => {
          const { rows } = await others.query(
            `SELECT 1 FROM pg_stat_activity WHERE datname = current_database()
             AND wait_event_type = 'Lock' AND query ILIKE '%up_users%for update%'`,
          )
          return rows.length > 0 ? true : undefined
        })
        expect(waits).toBe(true)
        // Their purchase locks these next. If the refund held them, PostgreSQL would abort one of the two (deadlock).
        await claimers.query('SELECT value FROM krono_counters FOR UPDATE NOWAIT')
        await claimers.query('SELECT id FROM orders WHERE document_id = $1 FOR UPDATE NOWAIT', [
          order,
        ])
        await claimers.query('COMMIT')
      } finally {
        await Promise.all([claimers.end(), others.end()])
      }
      await eventsHandled(cms)
      expect((await getMe(cms, claimer)).tier).toBe('free')
      expect(await faultsAbout(cms, [giver.email])).toEqual([])
    },
  )
})
