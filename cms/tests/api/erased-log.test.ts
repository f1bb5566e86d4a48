import { describe, expect, test } from '@jest/globals'
import { adminAction, newAdmin } from '../support/back-office'
import { checkOut, eventsHandled, formKey, pay, requestRefund } from '../support/payments'
import { call, newMember } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'
import { findEverywhere } from '../support/tables'

describe.each(everyCms())('the audit log about a deleted user on %s', (_name, cms) => {
  test('loses texts about their money, incidents, analyses and coupons; the actions remain', async () => {
    const admin = await newAdmin(cms)
    const member = await newMember(cms)
    const word = `Szóbeszéd-${member.userId}`
    await pay(cms, await checkOut(cms, member, { product: 'premium-year' }))
    await eventsHandled(cms)
    const condition = `user_id = ${member.userId}`
    const [order] = await runSql(cms, `SELECT id, document_id FROM orders WHERE ${condition}`)
    const id = String(order?.document_id)
    const reason = `${word} miatt`
    const refund = { order: id, key: formKey(), reason, amount: 10_000 }
    expect((await requestRefund(cms, admin, refund)).status).toBe(200)
    await eventsHandled(cms)
    await runSql(
      cms,
      `INSERT INTO incidents (document_id, key, kind, reference, story, state, order_id, created_at, updated_at, published_at)
       SELECT 'gossip-' || id, 'gossip:' || document_id, 'orderStuck', document_id, 'Elakadt.', 'open', id, created_at, created_at, created_at
       FROM orders WHERE document_id = '${id}'`,
    )
    const judged = await call(cms, 'POST', `/admin/incidents/gossip-${order?.id}`, {
      token: admin.token,
      body: { state: 'closed', note: `${word} hívott.` },
    })
    expect(judged.status).toBe(200)
    await runSql(
      cms,
      `INSERT INTO analyses (document_id, user_id) VALUES ('a-${member.id}', ${member.userId})`,
    )
    await runSql(
      cms,
      `INSERT INTO coupons (document_id, code, owner_user_id) VALUES ('c-${member.id}', 'X${member.userId}X', ${member.userId})`,
    )
    for (const kind of ['analysis', 'coupon'] as const)
      await runSql(
        cms,
        `INSERT INTO admin_acts (document_id, admin, act, subject_kind, subject_id, reason)
         VALUES ('${kind}-${member.id}', ${admin.userId}, 'renewAnalysis', '${kind}', '${kind[0]}-${member.id}', '${reason}')`,
      )
    await adminAction(cms, admin, member, 'note', { text: reason })
    const save = (name: string, query: string) =>
      call(cms, 'POST', '/admin/views', {
        token: admin.token,
        body: { list: 'payments', name: `${name} ${member.userId}`, query },
      })
    await save('Régi', `search=${encodeURIComponent(member.email)}&sort=-ordered`)
    await save('Egyszerű', `email=${member.email}`)
    await save(`${member.email} ügye`, 'sort=-ordered')
    await save('Másé', 'email=other%40people.example')
    await save('Hasonló', `email=${encodeURIComponent(`x.${member.email}`)}`)
    expect(Object.keys(await findEverywhere(cms, [word]))).toEqual(
      expect.arrayContaining(['admin_acts', 'incidents']),
    )
    const { token, password } = member
    await call(cms, 'DELETE', '/user/delete-user', { token, body: { password } })
    expect(await findEverywhere(cms, [word])).toEqual({})
    const reported = await runSql(
      cms,
      `SELECT id FROM admin_acts WHERE CAST(after AS TEXT) LIKE '%${member.email} ügye%'`,
    )
    expect(reported).toEqual([])
    const views = await runSql(
      cms,
      `SELECT name FROM admin_views WHERE name LIKE '% ${member.userId}' ORDER BY name`,
    )
    expect(views.map(({ name }) => name)).toEqual([
      `Hasonló ${member.userId}`,
      `Másé ${member.userId}`,
    ])
    // The log keeps only the amount of the refund.
    const [kept] = await runSql(
      cms,
      `SELECT CAST(after AS TEXT) AS after FROM admin_acts WHERE subject_id = '${id}'`,
    )
    expect(JSON.parse(String(kept?.after))).toEqual({ asked: 10_000, currency: 'huf' })
    const actions = await runSql(
      cms,
      `SELECT act FROM admin_acts WHERE admin = ${admin.userId} AND subject_kind <> 'list' ORDER BY id`,
    )
    expect(actions.map((row) => row.act)).toEqual([
      ...['refundOrder', 'judgeIncident', 'renewAnalysis', 'renewAnalysis', 'note'],
    ])
    await runSql(cms, `DELETE FROM admin_views WHERE name LIKE '% ${member.userId}'`)
  })
})
