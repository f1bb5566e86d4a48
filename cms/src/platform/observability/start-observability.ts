import type { Core } from '@strapi/strapi'
import { env } from '../lib/env'

/**
 * Starts traces and metrics if their settings are set; without them no package of theirs is loaded. The metrics wait until
 * this process serves requests: a command that only loads the cms (the seeder) has none.
 *
 * @returns function that ends both, and sends the remaining spans
 */
export async function startObservability(strapi: Core.Strapi) {
  const ends: (() => unknown)[] = []
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT) {
    const { startTraces } = await import('./start-traces')
    ends.push(startTraces())
  }
  const port = env.CMS_METRICS_PORT ?? env.METRICS_PORT
  if (port) {
    const { startMetrics } = await import('./start-metrics')
    strapi.server.httpServer.once('listening', () => {
      ends.push(startMetrics(strapi, { host: env.METRICS_HOST, port }))
    })
  }
  return async () => {
    await Promise.all(ends.map((end) => end()))
  }
}
