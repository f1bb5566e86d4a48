import { durationBuckets, metrics, statusClass } from '@krono/contract'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { laneCounts } from '@/server/admission/lanes'
import { cmsSilence } from '@/server/next-internals/cms-silence.mjs'
import { type EndedRequest, observeRequests } from './request-observers'
import { routeOf } from './route-of'
import { serveMetrics } from './serve-metrics'

type Metric = { name: string; help: string; labels?: readonly string[] }
type Lookup = 'page' | 'content'
type Holder = { kronoNoteLookup?: (cache: Lookup, isHit: boolean) => void }

/** A registry with the metrics of the process, of its requests and of its queues. */
export function createRegistry() {
  const registry = new Registry()
  registry.setDefaultLabels({ service: 'web' })
  collectDefaultMetrics({ register: registry })
  const optionsOf = ({ name, help, labels = [] }: Metric) => ({
    ...{ name, help, labelNames: [...labels], registers: [registry] },
  })
  const requests = new Histogram({ ...optionsOf(metrics.requests), buckets: [...durationBuckets] })
  const aborted = new Counter(optionsOf(metrics.aborted))
  const lookups = new Counter(optionsOf(metrics.cacheLookups))
  const running = new Gauge(optionsOf(metrics.laneRunning))
  const waiting = new Gauge(optionsOf(metrics.laneWaiting))
  const refused = new Counter(optionsOf(metrics.laneRefused))
  new Gauge({
    ...optionsOf(metrics.cmsSilent),
    collect() {
      this.set(Number(cmsSilence.isSilent))
    },
  })

  function setLanes() {
    refused.reset()
    for (const [lane, counts] of Object.entries(laneCounts)) {
      running.set({ lane }, counts.running)
      waiting.set({ lane }, counts.waiting)
      for (const [code, count] of Object.entries(counts.refused)) refused.inc({ lane, code }, count)
    }
  }

  return {
    countRequest({ pathname, status, durationMs, isAborted }: EndedRequest) {
      const route = routeOf(pathname)
      if (isAborted) aborted.inc({ route })
      else requests.observe({ route, status: statusClass(status) }, durationMs / 1000)
    },
    countLookup: (cache: Lookup, isHit: boolean) =>
      lookups.inc({ cache, result: isHit ? 'hit' : 'miss' }),
    async read() {
      setLanes()
      return { type: registry.contentType, text: await registry.metrics() }
    },
  }
}

/** Starts to count requests and lookups, and serves the metrics (decision logs-metrics-traces). */
export function startMetrics(options: { host: string; port: number }) {
  const { countRequest, countLookup, read } = createRegistry()
  observeRequests(countRequest)
  // Next loads the cache handler as a separate copy of our code.
  const holder: Holder = globalThis as Holder
  holder.kronoNoteLookup = countLookup
  serveMetrics(read, { ...options, report: (problem) => console.error(problem) })
}
