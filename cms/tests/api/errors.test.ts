import { describe, expect, test } from '@jest/globals'
import { errors } from '@krono/contract'
import { getWithToken } from '../support/content'
import { everyCms } from '../support/running'

const json = { 'Content-Type': 'application/json' }

describe.each(everyCms())('errors under /api on %s', (_name, cms) => {
  const post = (body: string, headers: Record<string, string> = json) =>
    fetch(`${cms.url}/api/chart`, { method: 'POST', headers, body })

  test.each(['', '/', '/nothing', '/nothing/at/all', '/chart/more', '/__proto__'])(
    'an unknown path %s is not found',
    async (path) => {
      const answer = await fetch(`${cms.url}/api${path}`)
      expect([answer.status, await answer.json()]).toEqual([
        404,
        { message: errors.notFound.hun, status: 404 },
      ])
    },
  )

  test.each(['/%00', '/%E0%A4%A', '/..%2f..%2fetc/passwd', '/%2e%2e/x'])(
    'a malicious path %s is refused',
    async (path) => {
      const answer = await fetch(`${cms.url}/api${path}`)
      expect([400, 403, 404]).toContain(answer.status)
      expect(await answer.text()).not.toContain('root:')
    },
  )

  test('a body with invalid JSON is refused', async () => {
    for (const body of ['{', '{"a":}', 'null,', '[1,', '"']) {
      const answer = await post(body)
      expect([answer.status, await answer.json()]).toEqual([
        400,
        { message: errors.unreadableBody.hun, status: 400 },
      ])
    }
  })

  test('a body that is too large is refused', async () => {
    const answer = await post(JSON.stringify({ a: 'x'.repeat(2_000_000) }))
    expect([answer.status, await answer.json()]).toEqual([
      413,
      { message: errors.tooLarge.hun, status: 413 },
    ])
  })

  test('a method that the path does not accept is refused', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const answer = await fetch(`${cms.url}/api/chart?date=1984-06-12`, { method })
      expect([answer.status, await answer.json()]).toEqual([
        405,
        { message: errors.methodNotAllowed.hun, status: 405 },
      ])
    }
  })

  test('deeply nested, odd and empty bodies are handled', async () => {
    const deep = `${'['.repeat(1000)}${']'.repeat(1000)}`
    for (const body of [deep, '{"__proto__":{"admin":true}}', '"\\ud800"', '{}', '']) {
      expect((await post(body)).status).toBeLessThan(500)
    }
    expect((await post('a=1', { 'Content-Type': 'application/xml' })).status).toBeLessThan(500)
  })

  test("Strapi's own errors have the same shape", async () => {
    const stranger = await fetch(`${cms.url}/api/pages`)
    expect(await stranger.json()).toEqual({
      message: expect.any(String),
      status: stranger.status,
    })
    const wrong = await getWithToken(cms, 'pages?filters[nothing][$eq]=1')
    expect([wrong.status, await wrong.json()]).toEqual([
      400,
      { message: errors.invalidField.hun, status: 400 },
    ])
  })

  test('a page size of a thousand million is capped', async () => {
    const answer = await getWithToken(cms, 'interpretation-texts?pagination[pageSize]=1000000000')
    const { meta }: { meta: { pagination: { pageSize: number } } } = await answer.json()
    expect(meta.pagination.pageSize).toBe(500)
  })
})
