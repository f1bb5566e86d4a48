import { describe, expect, test } from '@jest/globals'
import { adminAction, eventsOf, newAdmin } from '../support/back-office'
import { checkOut, pay } from '../support/payments'
import { call, newEmail, newMember } from '../support/people'
import { newProof } from '../support/proofs'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'

describe.each(everyCms())('the timeline of a user on %s', (_name, cms) => {
  test('the timeline has each event once across pages, and can be filtered', async () => {
    const [admin, member] = [await newAdmin(cms), await newMember(cms)]
    for (let note = 0; note < 35; note += 1) {
      await adminAction(cms, admin, member, 'note', { text: `${note}.` })
    }
    const seen: string[] = []
    for (let before = ''; ; ) {
      const path = `/admin/users/${member.id}/timeline${before}`
      const { events, next } = (await call(cms, 'GET', path, admin)).body
      seen.push(...events.map(({ id }: { id: string }) => id))
      if (next === null) break
      before = `?before=${next}`
    }
    expect(new Set(seen).size).toBe(seen.length)
    const kinds = seen.map((id) => id.split('-')[1])
    expect(kinds.filter((kind) => kind === 'act')).toHaveLength(35)
    expect(new Set(kinds)).toEqual(
      new Set(['act', 'device', 'letter', 'link', 'privacy', 'joined']),
    )
    const devices = await eventsOf(cms, admin, member, '?group=devices')
    expect(devices.map(({ what }) => what)).toEqual(['signedIn'])
    for (const wrong of ['?group=x', '?before=x', '?before=1-act-%27']) {
      const path = `/admin/users/${member.id}/timeline${wrong}`
      expect([wrong, (await call(cms, 'GET', path, admin)).status]).toEqual([wrong, 400])
    }
  })

  test('the timeline shows the user’s messages to the operator, and payment incidents', async () => {
    const admin = await newAdmin(cms)
    const payer = await newMember(cms)
    await pay(cms, await checkOut(cms, payer, { product: 'premium-year' }))
    const body = { name: 'Kiss Ágnes', email: newEmail(), message: 'Nem találom a bizonylatomat.' }
    const sent = await call(cms, 'POST', '/contact/message', {
      body: { ...body, proof: await newProof() },
      token: payer.token,
    })
    expect(sent.status).toBeLessThan(300)
    await runSql(
      cms,
      `INSERT INTO incidents (document_id, key, kind, reference, story, state, order_id, created_at)
       SELECT 'timeline${payer.userId}', 'timeline${payer.userId}', 'amountMismatch', 'pi_1', 'Más összeg', 'closed', id, created_at
       FROM orders WHERE user_id = ${payer.userId}`,
    )
    const factsOf = async (group: string) =>
      (await eventsOf(cms, admin, payer, `?group=${group}`)).map(({ what, facts }) => ({
        what,
        facts,
      }))
    expect(await factsOf('letters')).toContainEqual({
      what: 'wroteToUs',
      facts: { state: 'messageNew' },
    })
    expect(await factsOf('orders')).toContainEqual({
      what: 'incident',
      facts: { subject: 'Más összeg', state: 'incidentClosed' },
    })
  })
})
