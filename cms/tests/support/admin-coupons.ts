import { randomBytes } from 'node:crypto'
import { beforeAll, expect } from '@jest/globals'
import { call, type Member, newMember } from './people'
import { runSql } from './rows'
import type { RunningCms } from './running'

export const newCode = () => `IRODA-${randomBytes(5).toString('hex').toUpperCase()}`

/** Functions with which an admin of the site creates, lists and switches coupons. */
export function adminCouponsOn(cms: RunningCms) {
  let admin: Member
  beforeAll(async () => {
    admin = await newMember(cms, { isAdmin: true })
  })

  const fifth = { kind: 'percent', percent: 20, reason: 'Nyereményjáték' }
  const post = (path: string, body: object, { token } = admin) =>
    call(cms, 'POST', `/admin/coupons${path}`, { body, token })
  const make = (input: object) => post('', { ...fifth, ...input })
  const idOf = async (code: string) =>
    String(
      (await runSql(cms, `SELECT document_id FROM coupons WHERE code = '${code}'`))[0]?.document_id,
    )
  const show = async (code: string) =>
    (await call(cms, 'GET', `/admin/coupons/${await idOf(code)}`, { token: admin.token })).body
  const made = async () => {
    const code = newCode()
    expect(await make({ code })).toMatchObject({
      status: 200,
      body: { batch: null, codes: [code] },
    })
    return code
  }
  const cellsOf = async (query: string) =>
    (await call(cms, 'GET', `/admin/lists/coupons?${query}`, { token: admin.token })).body.rows.map(
      ({ cells }: { cells: Record<string, unknown> }) => cells,
    )

  return { admin: () => admin, fifth, post, make, idOf, show, made, cellsOf }
}
