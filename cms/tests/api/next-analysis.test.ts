import { describe, expect, test } from '@jest/globals'
import { errors, type NextAnalysis } from '@krono/contract'
import { checkOut, eventsHandled, ordersOf, pay, paymentOf } from '../support/payments'
import { call, type Member, newMember } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms, type RunningCms } from '../support/running'
import { sandboxAction } from '../support/sandbox'
import { savedDatesOf } from '../support/saved-dates'

const me = { name: 'Kiss Ágnes', date: '1984-06-12' }
const bela = { name: 'Béla', date: '1980-03-04' }

async function buy(cms: RunningCms, member: Member, product: `analysis-${'short' | 'long'}`) {
  const confirmations = { areCorrect: true, mayBeInexact: true }
  await pay(cms, await checkOut(cms, member, { product, people: [me], confirmations }))
  const [order] = await ordersOf(cms, member)
  return { id: String(order?.analysis?.id), orderId: String(order?.id) }
}

const ask = (cms: RunningCms, { token }: Partial<Member>, id: string) =>
  call(cms, 'GET', `/analysis/${id}/next`, { token })

const nextOf = async (cms: RunningCms, member: Member, id: string): Promise<NextAnalysis | null> =>
  (await ask(cms, member, id)).body.next

describe.each(everyCms())('the analysis offered after another one on %s', (_name, cms) => {
  test('follows from what the member has, and from the saved dates of a plan', async () => {
    const member = await newMember(cms, { tier: 'paid' })
    const short = await buy(cms, member, 'analysis-short')
    expect(await nextOf(cms, member, short.id)).toEqual({
      kind: 'long',
      people: [me],
      reason: 'whole',
      about: [me.name],
      until: null,
    })
    const long = await buy(cms, member, 'analysis-long')
    expect(await nextOf(cms, member, short.id)).toBeNull()
    expect(await nextOf(cms, member, long.id)).toBeNull()
    await savedDatesOf(cms).ask('add', { ...bela, group: 'friends' }, member)
    const pair = { kind: 'relationship', people: [me, bela], reason: 'pair' }
    expect(await nextOf(cms, member, long.id)).toMatchObject(pair)
    expect(await nextOf(cms, member, short.id)).toMatchObject(pair)
  })

  test('uses no saved dates after the plan has ended', async () => {
    const member = await newMember(cms, { tier: 'paid' })
    await savedDatesOf(cms).ask('add', { ...bela, group: 'friends' }, member)
    const { id } = await buy(cms, member, 'analysis-long')
    expect(await nextOf(cms, member, id)).toMatchObject({ reason: 'pair' })
    await runSql(cms, `UPDATE up_users SET is_paid_user = false WHERE id = ${member.userId}`)
    expect(await nextOf(cms, member, id)).toBeNull()
  })

  test('is for the owner of the analysis only, and not after a refund', async () => {
    const [member, other] = [await newMember(cms), await newMember(cms)]
    const { id, orderId } = await buy(cms, member, 'analysis-short')
    const gone = { status: 404, body: { message: errors.notFound.hun } }
    expect(await ask(cms, other, id)).toMatchObject(gone)
    expect(await ask(cms, member, 'x')).toMatchObject(gone)
    expect((await ask(cms, {}, id)).status).toBe(401)
    await sandboxAction(cms, 'refund', { payment: await paymentOf(cms, orderId) })
    await eventsHandled(cms)
    expect(await ask(cms, member, id)).toMatchObject(gone)
  })
})
