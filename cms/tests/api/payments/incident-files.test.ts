import { describe, expect, test } from '@jest/globals'
import { callPanel } from '../../support/admin'
import { newPayer } from '../../support/many-members'
import { checkOut, eventsHandled, ordersOf } from '../../support/payments'
import { runSql } from '../../support/rows'
import { everyCms } from '../../support/running'
import { sandboxAction } from '../../support/sandbox'
import { withoutJobs } from '../../support/without-jobs'

withoutJobs()

describe.each(everyCms())('an incident on %s', (_name, cms) => {
  const ask = (path: string, token?: string) =>
    fetch(`${cms.url}/krono/incidents/${path}`, {
      headers: token ? { Authorization: `Bearer ${token}` } : {},
    })
  const listed = async (id: unknown) => {
    const path = `/collection-types/api::incident.incident?filters[documentId][$eq]=${id}`
    const { body } = await callPanel<{ results: Record<string, unknown>[] }>(cms, 'GET', path)
    return body.results[0]
  }

  test('describes what happened in a sentence, and links to its order and its member', async () => {
    await sandboxAction(cms, 'webhooks', { mode: 'hold' })
    const member = await newPayer(cms)
    const session = await checkOut(cms, member, { product: 'premium-year' })
    await sandboxAction(cms, 'pay', { session })
    await sandboxAction(cms, 'alter', { session, amount: 10_000 })
    await sandboxAction(cms, 'release')
    await eventsHandled(cms)
    const [order] = await ordersOf(cms, member)
    const [{ id } = {}] = await runSql(
      cms,
      `SELECT document_id AS id FROM incidents WHERE reference = '${order?.id}'`,
    )
    expect(await listed(id)).toMatchObject({
      story: expect.stringMatching(/^30.000.Ft helyett 100.Ft érkezett \(.+\)\./),
      state: 'open',
    })

    const files = await ask(String(id), cms.editorToken)
    expect([files.status, files.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const text = await files.text()
    expect(JSON.parse(text)).toMatchObject({
      order: { state: 'review', amount: 3_000_000, currency: 'huf', isGift: false, receipts: [] },
      member: expect.any(Number),
    })
    // Personal data is on a page of its own, and Stripe's ids are on none.
    expect(text).not.toMatch(new RegExp(`${member.email}|cs_|pi_|sub_|cus_`))

    const page = await ask(`${id}/member`, cms.editorToken)
    const about = await page.json()
    expect([page.status, about]).toMatchObject([
      200,
      { email: member.email, tier: 'free', orders: [{ state: 'review', amount: 3_000_000 }] },
    ])
    expect(Object.keys(about).toSorted()).toEqual(
      ['id', 'email', 'createdAt', 'plan', 'paidUserExpire', 'tier', 'orders'].toSorted(),
    )

    for (const path of [String(id), `${id}/member`]) {
      expect((await ask(path)).status).toBe(401)
      expect((await ask(path, cms.authorToken)).status).toBe(403)
    }
    // The data of an erased account is removed here, too.
    await runSql(cms, `UPDATE orders SET user_id = NULL WHERE document_id = '${order?.id}'`)
    expect((await ask(`${id}/member`, cms.editorToken)).status).toBe(404)
    expect(await (await ask(String(id), cms.editorToken)).json()).toMatchObject({ member: null })
  })

  test.each(['nothing', '0', "' OR 1=1", '..%2f..%2fadmin'])(
    'that does not exist is 404: %s',
    async (id) => {
      for (const path of [encodeURIComponent(id), `${encodeURIComponent(id)}/member`]) {
        expect((await ask(path, cms.editorToken)).status).toBe(404)
      }
    },
  )

  test('without an order links to none', async () => {
    await runSql(
      cms,
      `INSERT INTO incidents (document_id, key, kind, reference, story, details, state)
       VALUES ('incident-without-order', 'moneyWithoutOrder:pi_x', 'moneyWithoutOrder', 'pi_x', 'Pénz.', '{}', 'open')`,
    )
    const files = await ask('incident-without-order', cms.editorToken)
    expect([files.status, await files.json()]).toEqual([200, { order: null, member: null }])
    expect((await ask('incident-without-order/member', cms.editorToken)).status).toBe(404)
    await runSql(cms, `DELETE FROM incidents WHERE document_id = 'incident-without-order'`)
  })
})
