import { publicSpans } from '@krono/contract'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { registerInstrumentations } from '@opentelemetry/instrumentation'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  type SpanExporter,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace-node'
import { requestState } from '@/server/request-state'

/** The id of the request in the logs. */
const addRequestId: SpanProcessor = {
  onStart(span) {
    const id = requestState()?.id
    if (id) span.setAttribute('krono.request_id', id)
  },
  onEnd: () => undefined,
  forceFlush: async () => undefined,
  shutdown: async () => undefined,
}

/**
 * Traces of requests, which Next records, and of requests to the cms, which get the header `traceparent`. They are sent to
 * OTEL_EXPORTER_OTLP_ENDPOINT as OTLP over HTTP, in JSON. The other settings are the standard ones of OpenTelemetry, such
 * as OTEL_TRACES_SAMPLER.
 *
 * @param exporter of tests
 * @returns function that sends the waiting spans
 */
export function startTraces(exporter: SpanExporter = new OTLPTraceExporter()) {
  const provider = new NodeTracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': 'krono-web' })),
    spanProcessors: [addRequestId, new BatchSpanProcessor(publicSpans(exporter))],
  })
  provider.register()
  registerInstrumentations({
    instrumentations: [new UndiciInstrumentation({ requireParentforSpans: true })],
  })
  const flush = () => provider.forceFlush().catch(() => undefined)
  // Next ends this process soon after.
  process.once('SIGTERM', () => void flush())
  return flush
}
