import { beforeAll, describe, expect, test } from '@jest/globals'
import { adminRoles, type EndpointName, endpointRow, endpoints, errors } from '@krono/contract'
import { call, newMember } from '../support/people'
import { accessTo } from '../support/rights-matrix'
import { everyCms } from '../support/running'

describe.each(everyCms())('rights on %s', (_name, cms) => {
  const tokens: Record<string, string> = {}

  beforeAll(async () => {
    for (const tier of ['free', 'paid', 'subscriber'] as const) {
      tokens[tier] = (await newMember(cms, { tier })).token
    }
    for (const role of adminRoles) tokens[role] = (await newMember(cms, { role })).token
    tokens.admin = tokens.owner ?? ''
  })

  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const { method, path, area } = endpointRow(name)
    test.each(Object.entries(accessTo(name)))(
      `${method} ${path} for %s: %s`,
      async (role, wanted) => {
        const token = tokens[role]
        // An unknown field: an allowed caller gets an error for it, and nothing changes.
        const requested =
          method === 'GET' ? { token, query: '?unknown=1' } : { token, body: { unknown: 1 } }
        const { query = '', ...rest } = { query: '', ...requested }
        const { status, body } = await call(
          cms,
          method,
          `${path.replace('{id}', 'x')}${query}`,
          rest,
        )
        const heard = wanted === 'in' ? [200, 400] : [wanted]
        expect(heard).toContain(status)
        if (wanted !== 'in') expect(Object.keys(body).sort()).toEqual(['message', 'status'])
        if (wanted === 401) expect(body.message).toBe(errors.notAuthorized.hun)
        if (area && wanted === 403) expect(body.message).toBe(errors.adminRoleNeeded.hun)
      },
    )
  }
})
