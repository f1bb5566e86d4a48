import { env } from '@/env'
import { sendRequestId } from './send-request-id'
import { startLogs } from './start-logs'

/**
 * Starts logs, and metrics and traces if their settings are set; without them no package of theirs is loaded (decision
 * observability).
 */
export async function startObservability() {
  await startLogs({ format: env.LOG_FORMAT, level: env.LOG_LEVEL, all: env.LOG_REQUESTS })
  sendRequestId(new URL(env.CMS_URL).origin)
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT) {
    const { startTraces } = await import('./start-traces')
    startTraces()
  }
  const port = env.METRICS_PORT
  if (port) {
    const { startMetrics } = await import('./start-metrics')
    startMetrics({ host: env.METRICS_HOST, port })
  }
}
