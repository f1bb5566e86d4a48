import { expect, test } from '@jest/globals'
import { trace } from '@opentelemetry/api'
import { InMemorySpanExporter } from '@opentelemetry/sdk-trace-node'
import { beginRequest } from '@/server/request-state'
import { standInForCms } from '@/testing/stand-in-cms'
import { startTraces } from './start-traces'

const cms = standInForCms()

test('a request to the cms carries the id of its span, and no address with a birth date leaves the machine', async () => {
  const sent = new InMemorySpanExporter()
  const flush = startTraces(sent)
  const { id } = beginRequest()
  await trace.getTracer('test').startActiveSpan('GET /?birth=1984-06-12', async (span) => {
    const answer = await fetch(`${process.env.CMS_URL}/api/chart?birth=1984-06-12`)
    await answer.text()
    span.recordException(new Error('1984-06-12'))
    span.setStatus({ code: 2, message: '1984-06-12' })
    span.end()
  })
  await flush()
  const [outgoing, page] = sent.getFinishedSpans()
  expect([outgoing?.name, page?.name]).toEqual(['GET', 'GET /'])
  expect(outgoing?.parentSpanContext?.spanId).toBe(page?.spanContext().spanId)
  const { traceId, spanId } = outgoing?.spanContext() ?? {}
  expect(cms.seen.map(({ headers }) => headers.traceparent)).toEqual([`00-${traceId}-${spanId}-01`])
  const leaving = [outgoing, page].map((span) => [
    ...[span?.name, span?.status, span?.events, span?.attributes],
  ])
  expect(page?.attributes).toEqual({ 'krono.request_id': id })
  expect(JSON.stringify(leaving)).not.toContain('1984')
})
