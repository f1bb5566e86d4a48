import { beforeAll, expect } from '@jest/globals'
import { formKey } from './payments'
import { call, type Member, newEmail, newMember } from './people'
import { runSql } from './rows'
import type { RunningCms } from './running'
import { sessionOf } from './sandbox'

export const forints = (whole: number) => ({ amount: whole * 100, currency: 'huf' })

/** Functions with which an admin of the site creates pay links, and buyers pay by them. */
export function payLinksOn(cms: RunningCms) {
  let admin: Member
  beforeAll(async () => {
    admin = await newMember(cms, { isAdmin: true })
  })

  const post = (path: string, body: object, { token } = admin) =>
    call(cms, 'POST', `/admin/pay-links${path}`, { body, token })
  const inputOf = (input: object = {}) => ({
    ...{ name: 'Előadás Győrben', ...forints(12_000), openUntil: '2099-01-01T12:00' },
    ...{ key: formKey(), reason: 'Győri est', ...input },
  })
  const show = async (id: string) =>
    (await call(cms, 'GET', `/admin/pay-links/${id}`, { token: admin.token })).body
  /** Creates a link; returns its id and the token of its address. */
  const made = async (input: object = {}) => {
    const { status, body } = await post('', inputOf(input))
    expect({ status, body }).toMatchObject({ status: 200 })
    const { url } = await show(body.id)
    return { id: body.id as string, token: String(url).split('/').at(-1) ?? '' }
  }
  const open = (token: string) => call(cms, 'GET', `/pay-link/open?token=${token}`)
  const begin = (token: string, email = newEmail(), more: object = {}) =>
    call(cms, 'POST', '/pay-link/pay', { body: { token, name: 'Kiss Béla', email, ...more } })
  const sessionFor = async (token: string, email = newEmail()) =>
    sessionOf((await begin(token, email)).body.url)
  const ordersOf = (id: string) =>
    runSql(
      cms,
      `SELECT o.id, o.state, o.refunded_amount FROM orders o JOIN pay_links l ON l.id = o.pay_link_id
       WHERE l.document_id = '${id}' ORDER BY o.id`,
    )

  return {
    admin: () => admin,
    post,
    wishOf: inputOf,
    show,
    made,
    open,
    begin,
    sessionFor,
    ordersOf,
  }
}
