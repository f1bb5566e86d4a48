import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { latestBackup } from '../backups/list-backups'
import { backupStore } from '../backups/stores/backup-store'
import { readsOf } from '../database/reads/reads'
import { requestObservers } from '../lib/request-observers'
import { createMetricRegistry } from './metric-registry'
import { sampleDatabase } from './sample-database'
import { sampled } from './sampled'
import { serveMetrics } from './serve-metrics'

/** The values of the database are read at most this often, whatever the scrape interval is. */
const sampling = { intervalMs: 15_000, patienceMs: 2000 } as const

/** Backups are made once a night, and a bucket charges for each list. */
const backupSampling = { intervalMs: 600_000, patienceMs: 2000 } as const

/** knex's pool (tarn). */
type Pool = { numUsed(): number; numFree(): number; numPendingAcquires(): number }

const poolOf = ({ client }: Knex): Pool | undefined => client.pool

type Options = { host: string; port: number }

/**
 * Starts to count requests, and serves the metrics (decision logs-metrics-traces).
 *
 * @returns function that ends both
 */
export function startMetrics(strapi: Core.Strapi, options: Options) {
  const { registry, addGauge, countRequest } = createMetricRegistry()
  const connections = addGauge('pool')
  const pools = { main: strapi.db.connection, reads: readsOf(strapi) }
  const tasks = addGauge('tasks')
  const jobsFailing = addGauge('jobsFailing')
  const oldestDue = addGauge('oldestDue')
  const emails = addGauge('emails')
  const incidents = addGauge('incidents')
  const lastStripeEvent = addGauge('lastStripeEvent')
  const sampledAt = addGauge('sampledAt')
  const single = [jobsFailing, oldestDue, incidents, lastStripeEvent]
  const byState = [tasks, emails]
  const lastBackup = addGauge('lastBackup')
  const store = backupStore()
  const getBackup = sampled(async () => {
    const latest = store && (await latestBackup(store))
    return (latest?.createdAt.getTime() ?? 0) / 1000
  }, backupSampling)
  const getSample = sampled(() => sampleDatabase(strapi), sampling)

  function setConnections() {
    for (const [pool, connection] of Object.entries(pools)) {
      const counts = poolOf(connection)
      connections.set({ pool, state: 'used' }, counts?.numUsed() ?? 0)
      connections.set({ pool, state: 'free' }, counts?.numFree() ?? 0)
      connections.set({ pool, state: 'waiting' }, counts?.numPendingAcquires() ?? 0)
    }
  }

  async function setFromDatabase() {
    const { value, readAt } = await getSample()
    sampledAt.set(readAt / 1000)
    // Without a value these metrics are absent, also the labels of an earlier one.
    for (const gauge of single) gauge.remove()
    for (const gauge of byState) gauge.reset()
    if (!value) return
    for (const [state, count] of Object.entries(value.tasks)) tasks.set({ state }, count)
    for (const [state, count] of Object.entries(value.emails)) emails.set({ state }, count)
    jobsFailing.set(value.jobsFailing)
    oldestDue.set(value.oldestDueSeconds)
    incidents.set(value.incidentsOpen)
    if (value.lastStripeEvent !== undefined) lastStripeEvent.set(value.lastStripeEvent)
  }

  async function setBackup() {
    const { value } = store ? await getBackup() : {}
    if (value === undefined) lastBackup.remove()
    else lastBackup.set(value)
  }

  requestObservers.ended.add(countRequest)
  const close = serveMetrics(
    async () => {
      setConnections()
      await Promise.all([setFromDatabase(), setBackup()])
      return { type: registry.contentType, text: await registry.metrics() }
    },
    { ...options, report: (problem) => strapi.log.error(problem) },
  )
  return () => {
    requestObservers.ended.delete(countRequest)
    close()
  }
}
