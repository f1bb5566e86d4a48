import type { Core } from '@strapi/strapi'
import { canSend } from '../../messaging/mail/transport'
import type { Announcer } from '../../publishing/announcements/announcer'
import { taskAdded } from '../tasks/add-task'
import { ensureJobs } from '../tasks/ensure-jobs'
import type { Kind, Kinds } from '../tasks/kind'
import { createRunner } from '../tasks/runner'
import { askedKinds } from './runs'
import { type Job, jobs } from './table'

const minuteMs = 60_000

/** Polling interval for due tasks that were not added in this process. */
const pollIntervalMs = 1000

/** A failing job is reported after about two hours, or after as many runs. */
const ofJobs = {
  pausesMs: [1, 5, 15, 30, 60].map((minutes) => minutes * minuteMs),
  leaseMs: 2 * minuteMs,
  atOnce: 1,
  reports: 'daily',
} as const satisfies Partial<Kind>

const kindOf = ({ schedule, run }: Job, announcer: Announcer): Kind => ({
  ...ofJobs,
  schedule,
  async run(strapi, { cursor }, at) {
    await run({ strapi, announcer, since: cursor === null ? undefined : new Date(cursor), at })
    return undefined
  },
})

/** The runner's configuration of the jobs. */
export const jobKinds = (announcer: Announcer): Kinds =>
  Object.fromEntries(Object.entries(jobs).map(([name, job]) => [name, kindOf(job, announcer)]))

/**
 * Starts running due tasks once this process serves requests; a program that only loads the cms (the seeder) runs none.
 */
export async function startTasks(strapi: Core.Strapi, announcer: Announcer) {
  if (!canSend) strapi.log.warn('SMTP_URL is not set: e-mails wait in the outbox until it is.')
  const runner = createRunner(strapi, { ...askedKinds, ...jobKinds(announcer) })
  let pollTimer: NodeJS.Timeout | undefined
  await ensureJobs(strapi, jobs)
  strapi.server.httpServer.once('listening', () => {
    pollTimer = setInterval(runner.wake, pollIntervalMs).unref()
    // Right after the commit, not only by the clock; the request does not wait for it.
    strapi.eventHub.on(taskAdded, async () => {
      runner.wake()
    })
  })
  return {
    async stop() {
      clearInterval(pollTimer)
      await runner.stop()
    },
  }
}
