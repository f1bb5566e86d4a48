import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createDatabases, dropDatabase, type TestDatabase } from '../support/databases'
import { programEnv } from '../support/environment'
import { freePort } from '../support/free-port'
import { launchCms, waitFor } from '../support/run-program'

type Attribute = { key: string; value: { stringValue?: string } }
type Span = {
  traceId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: Attribute[]
}
type Sent = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }

const bodies: string[] = []
const collector = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => {
    body += String(chunk)
  })
  request.on('end', () => {
    bodies.push(body)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
})

let database: TestDatabase | undefined
let cms: ReturnType<typeof launchCms> | undefined
let url = ''
let metricsUrl = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const { port } = collector.address() as AddressInfo
  const metricsPort = await freePort()
  // Seeded, because its tables exist: the first start on an empty database takes a minute.
  ;[database] = await createDatabases({ isSeeded: true, only: 'SQLite' })
  if (!database) throw new Error('There is no database.')
  const env = programEnv({
    ...{ CMS_PORT: String(await freePort()), CMS_METRICS_PORT: String(metricsPort) },
    ...{ ...database.settings, PUBLIC_FOLDER: path.join(database.folder, 'public') },
    ...{ LOG_FORMAT: 'json', OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` },
  })
  url = `http://127.0.0.1:${env.CMS_PORT}`
  metricsUrl = `http://127.0.0.1:${metricsPort}`
  cms = launchCms(env)
  await waitFor(`${url}/_health`, cms)
})
afterAll(async () => {
  cms?.child.kill('SIGTERM')
  await cms?.ended
  collector.closeAllConnections()
  collector.close()
  if (database) await dropDatabase(database)
})

test('one request is in the log, the metrics and the traces, as the child of the span in web', async () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
  const parent = '00f067aa0ba902b7'
  const answer = await fetch(`${url}/api/user/me?birth=1984-06-12`, {
    headers: { traceparent: `00-${traceId}-${parent}-01`, 'x-request-id': 'of-web-0001' },
  })
  expect(answer.headers.get('x-request-id')).toBe('of-web-0001')
  // Unknown addresses are one series.
  for (const unknown of ['a', 'b', 'c']) await fetch(`${url}/unknown/${unknown}`)

  const text = await (await fetch(`${metricsUrl}/metrics`)).text()
  const counts = text.split('\n').filter((line) => line.includes('duration_seconds_count{'))
  const [counted, ...more] = counts.filter((line) => line.includes('route="/api/user/me"'))
  expect(counted).toMatch(/status="4xx".*\} 1$/)
  expect(more).toEqual([])
  expect(counts.filter((line) => line.includes('"other"'))).toHaveLength(1)
  expect(text).toContain('krono_tasks{state="dead",service="cms"} 0')
  expect(text).toMatch(/krono_database_connections\{pool="main",state="used",service="cms"\} \d/)
  expect((await fetch(`${metricsUrl}/`)).status).toBe(404)

  // It sends the remaining spans at its end.
  if (!cms) throw new Error('The cms did not start.')
  cms.child.kill('SIGTERM')
  expect(await cms.ended).toBe(0)
  const lines = cms
    .output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines.filter(({ requestId }) => requestId === 'of-web-0001')).toEqual([
    {
      ...{ time: expect.any(String), level: 'info', service: 'cms', requestId: 'of-web-0001' },
      msg: expect.stringMatching(/^GET \/api\/user\/me \(\d+ ms\) 401 notAuthorized$/),
      request: {
        ...{ method: 'GET', route: '/api/user/me', status: 401, code: 'notAuthorized' },
        ...{ durationMs: expect.any(Number), bytes: expect.any(Number) },
      },
    },
  ])
  const spans = bodies.flatMap((body) =>
    (JSON.parse(body) as Sent).resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap((scope) => scope.spans),
    ),
  )
  const [span] = spans.filter((one) => one.traceId === traceId)
  expect(span).toMatchObject({ parentSpanId: parent, name: 'GET /api/user/me', kind: 2 })
  const id = span?.attributes.find(({ key }) => key === 'krono.request_id')
  expect(id?.value.stringValue).toBe('of-web-0001')
  expect(bodies.join()).not.toContain('1984')
})
