import { beforeAll, describe, expect, test } from '@jest/globals'
import {
  type EndpointName,
  endpointRow,
  endpoints,
  errors,
  mostFieldErrors,
  noInput,
} from '@krono/contract'
import { bodies, callsWithBody, requestOf } from '../support/bodies'
import { getWithToken } from '../support/content'
import { call, newMember } from '../support/people'
import { everyCms } from '../support/running'

/** Maximum length of an error response, for any request. */
const mostCharacters = 8_000

/** Below the limit of a request. */
const mostBytes = 800_000

// A call without input ignores its query.
const withQuery = (Object.keys(endpoints) as EndpointName[]).filter((name) => {
  const { method, input } = endpointRow(name)
  return method === 'GET' && input !== undefined && input !== noInput
})

const many = <T>(count: number, make: (place: number) => T) =>
  Array.from({ length: count }, (_, place) => make(place))

const unknownFields = Object.fromEntries(many(10_000, (place) => [`unknown${place}`, 1]))
const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`

describe.each(everyCms())('oversized requests on %s', (_name, cms) => {
  const tokens = { member: '', admin: '' }
  const tokenFor = (name: EndpointName) =>
    endpointRow(name).path.startsWith('/admin/') ? tokens.admin : tokens.member

  beforeAll(async () => {
    tokens.member = (await newMember(cms, { tier: 'paid' })).token
    tokens.admin = (await newMember(cms, { isAdmin: true })).token
  })

  async function refusal(name: EndpointName, body: unknown) {
    const { method, path } = requestOf(name)
    const answer = await call(cms, method, path, { token: tokenFor(name), body })
    const length = JSON.stringify(answer.body).length
    expect([name, answer.status, length < mostCharacters]).toEqual([name, 400, true])
    const named: { field: string; message: string }[] = answer.body.errors ?? []
    expect(named.length).toBeLessThanOrEqual(mostFieldErrors)
    return named
  }

  test.each(callsWithBody)('%s reports twenty of ten thousand unknown fields', async (name) => {
    const named = await refusal(name, { ...bodies[name], ...unknownFields })
    expect(named).toHaveLength(mostFieldErrors)
    const message = errors.unknownField.hun
    expect(named.find(({ field }) => field === 'unknown0')).toMatchObject({ message })
  })

  test.each(callsWithBody)('%s repeats no long name, and refuses deep nesting', async (name) => {
    await refusal(name, { ...bodies[name], ['x'.repeat(60_000)]: 1 })
    await refusal(name, `{"deep":${deep}}`)
    for (const [field, right] of Object.entries(bodies[name] ?? {})) {
      const wrong = `{${JSON.stringify(field)}:${deep}}`
      const named = await refusal(name, wrong)
      expect(named.map((row) => row.field.split('.')[0])).toContain(field)
      // The last of two equal names counts, as in JSON.
      if (typeof right === 'string')
        await refusal(name, `{${many(3_000, () => `"${field}":"x"`)},"y":1}`)
    }
  })

  test.each(callsWithBody)('%s checks the length of a list before its items', async (name) => {
    const lists = Object.entries(bodies[name] ?? {}).filter(([, right]) => Array.isArray(right))
    for (const [field, right] of lists) {
      for (const entry of [{}, 1, null, ...(Array.isArray(right) ? right : [])]) {
        const count = Math.min(10_000, Math.floor(mostBytes / JSON.stringify(entry).length))
        const named = await refusal(name, { ...bodies[name], [field]: many(count, () => entry) })
        expect(named.filter((row) => row.field.startsWith(field))).toMatchObject([{ field }])
      }
    }
  })

  test.each(withQuery)('%s has a maximum for each query parameter', async (name) => {
    const { path } = requestOf(name)
    const ask = (query: string) => call(cms, 'GET', `${path}?${query}`, { token: tokenFor(name) })
    for (const query of [
      many(1_500, (place) => `x${place}=1`).join('&'),
      `${'x'.repeat(10_000)}=1`,
      many(1_500, () => 'token=1').join('&'),
      `a${'[a]'.repeat(3_000)}=1`,
    ]) {
      const { status, body } = await ask(query)
      expect([name, status, JSON.stringify(body).length < mostCharacters]).toEqual([
        name,
        400,
        true,
      ])
    }
  })

  test.each([
    `filters${'[$and]'.repeat(1_500)}=1`,
    many(1_000, (place) => `filters[$or][${place}][key][$eq]=x`).join('&'),
    `filters[key][$eq]=${'x'.repeat(10_000)}`,
    `populate=${'x'.repeat(10_000)}`,
    many(1_500, (place) => `fields[${place}]=nothing`).join('&'),
  ])("Strapi's own routes answer %.40s with a short response", async (query) => {
    const answer = await getWithToken(cms, `interpretation-texts?pagination[pageSize]=1&${query}`)
    expect(answer.status).toBeLessThan(500)
    expect((await answer.text()).length).toBeLessThan(mostCharacters)
  })
})
