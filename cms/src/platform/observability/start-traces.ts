import { setTimeout as pause } from 'node:timers/promises'
import { publicSpans } from '@krono/contract'
import { trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { registerInstrumentations } from '@opentelemetry/instrumentation'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import { type AnsweredRequest, requestObservers } from '../lib/request-observers'

/** Requests of health checks and of Prometheus would be most of all traces. */
const unwatched = new Set(['/_health', '/readyz', '/metrics'])

/** A collector that does not answer must not delay the end of the cms longer. */
const patienceMs = 2000

/**
 * Traces of requests, of calls to web and Stripe, and of statements on PostgreSQL; web sends the parent of each request
 * in `traceparent`. They are sent to OTEL_EXPORTER_OTLP_ENDPOINT as OTLP over HTTP, in JSON. The other settings are the
 * standard ones of OpenTelemetry, such as OTEL_TRACES_SAMPLER.
 *
 * @returns function that sends the remaining spans, and ends the tracing
 */
export function startTraces() {
  const provider = new NodeTracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': 'krono-cms' })),
    spanProcessors: [new BatchSpanProcessor(publicSpans(new OTLPTraceExporter()))],
  })
  provider.register()
  const stopInstrumentations = registerInstrumentations({
    instrumentations: [
      new HttpInstrumentation({
        disableOutgoingRequestInstrumentation: true,
        ignoreIncomingRequestHook: ({ url = '' }) => unwatched.has(url),
      }),
      new UndiciInstrumentation({ requireParentforSpans: true }),
      new PgInstrumentation({ requireParentSpan: true }),
    ],
  })
  // Instrumentations patch a module when it is next required; both are already loaded.
  for (const name of ['node:http', 'pg']) require(name)
  requestObservers.answered.add(describeSpan)
  return async () => {
    requestObservers.answered.delete(describeSpan)
    stopInstrumentations()
    await Promise.race([provider.shutdown(), pause(patienceMs, undefined, { ref: false })])
  }
}

/** Names the span of the request by its route, and adds the id of the request in the logs. */
function describeSpan({ id, method, route }: AnsweredRequest) {
  const span = trace.getActiveSpan()
  span
    ?.updateName(`${method} ${route}`)
    .setAttributes({ 'http.route': route, 'krono.request_id': id })
}
