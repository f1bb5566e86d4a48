import type { Core } from '@strapi/strapi'
import type { Announcer } from '../announcements/announcer'
import { now } from '../lib/clock'
import { giveLease, takeLease } from './lease'
import { jobs } from './table'

/**
 * Runs the jobs of the table by their schedules. A run that fails is logged; once its lease is over,
 * the next one makes up for it.
 */
export function startJobs(strapi: Core.Strapi, announcer: Announcer) {
  for (const [name, { schedule, leaseMs, run }] of Object.entries(jobs)) {
    const task = async () => {
      const at = now()
      const since = await takeLease(strapi.db, { name, at, lengthMs: leaseMs })
      if (since === 'held') return
      await run({ strapi, announcer, since, at })
      await giveLease(strapi.db, { name, at })
    }
    strapi.cron.add({ [name]: { task, options: { rule: schedule } } })
  }
}
