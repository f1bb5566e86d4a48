import { durationBuckets, metrics, statusClass } from '@krono/contract'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { EndedRequest } from '../lib/request-observers'

const optionsOf = ({
  name,
  help,
  ...more
}: {
  name: string
  help: string
  labels?: readonly string[]
}) => ({
  name,
  help,
  labelNames: [...(more.labels ?? [])],
})

/**
 * A registry with the metrics of the process and of its requests.
 *
 * @returns also a function that counts a request, and one that adds a gauge of the table
 */
export function createMetricRegistry() {
  const registry = new Registry()
  registry.setDefaultLabels({ service: 'cms' })
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const requests = new Histogram({
    ...optionsOf(metrics.requests),
    ...{ registers, buckets: [...durationBuckets] },
  })
  const aborted = new Counter({ ...optionsOf(metrics.aborted), registers })
  return {
    registry,
    addGauge: (name: keyof typeof metrics) => new Gauge({ ...optionsOf(metrics[name]), registers }),
    countRequest({ route, status, durationMs, isAborted }: EndedRequest) {
      if (isAborted) aborted.inc({ route })
      else requests.observe({ route, status: statusClass(status) }, durationMs / 1000)
    },
  }
}
