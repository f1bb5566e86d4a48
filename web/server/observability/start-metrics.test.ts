import { expect, test } from '@jest/globals'
import { enqueueIn } from '@/server/admission/lanes'
import type { EndedRequest } from './request-observers'
import { createRegistry } from './start-metrics'

const { countRequest, countLookup, read } = createRegistry()

const ended: EndedRequest = {
  ...{ id: 'an-id', method: 'GET', pathname: '/', status: 200, code: undefined },
  ...{ durationMs: 30, bytes: 100, isAborted: false, isRefused: false },
}

/** The values of a metric by its labels, without `service`. */
async function valuesOf(name: string) {
  const { text } = await read()
  const lines = text.split('\n').filter((line) => line.startsWith(`${name}{`))
  return Object.fromEntries(
    lines.map((line) => {
      const [, labels = '', value] = /\{(.*)\} (\S+)$/.exec(line) ?? []
      return [labels.replace(/,?service="web",?/, ''), Number(value)]
    }),
  )
}

test('requests are counted by route and class of status; unknown addresses and methods add no series', async () => {
  countRequest(ended)
  countRequest({ ...ended, status: 302 })
  countRequest({ ...ended, pathname: '/blog/one' })
  for (let n = 0; n < 50; n += 1) {
    countRequest({ ...ended, pathname: `/blog/${n}`, method: `M${n}` })
    countRequest({ ...ended, pathname: `/unknown/${n}`, status: 404 })
    countRequest({ ...ended, pathname: `/gone/${n}`, isAborted: true })
  }
  expect(await valuesOf('krono_http_request_duration_seconds_count')).toEqual({
    'route="/",status="2xx"': 1,
    'route="/",status="3xx"': 1,
    'route="/blog/[slug]",status="2xx"': 51,
    'route="other",status="4xx"': 50,
  })
  expect(await valuesOf('krono_http_requests_aborted_total')).toEqual({ 'route="other"': 50 })
})

test('lookups in the page cache are counted by their result', async () => {
  countLookup('page', true)
  countLookup('page', true)
  countLookup('content', false)
  expect(await valuesOf('krono_page_cache_lookups_total')).toEqual({
    'cache="page",result="hit"': 2,
    'cache="content",result="miss"': 1,
  })
})

test('a lane shows what runs, what waits and what was refused', async () => {
  let finish = () => {}
  const work = new Promise<void>((resolve) => {
    finish = resolve
  })
  const gone = new AbortController()
  const first = enqueueIn.pictures('one', () => work)
  const second = enqueueIn.pictures('two', async () => undefined)
  const third = enqueueIn.pictures('three', async () => undefined, gone.signal)
  expect((await valuesOf('krono_admission_running'))['lane="pictures"']).toBe(1)
  expect((await valuesOf('krono_admission_waiting'))['lane="pictures"']).toBe(2)
  gone.abort()
  await third
  finish()
  await Promise.all([first, second])
  expect((await valuesOf('krono_admission_running'))['lane="pictures"']).toBe(0)
  expect((await valuesOf('krono_admission_waiting'))['lane="pictures"']).toBe(0)
  expect(
    (await valuesOf('krono_admission_refused_total'))['lane="pictures",code="unavailable"'],
  ).toBe(1)
})
