import { beforeAll, describe, expect, test } from '@jest/globals'
import { errors } from '@krono/contract'
import { mailTo } from '../../support/mailbox'
import { newPayer } from '../../support/many-members'
import {
  checkOut,
  faultsAbout,
  formKey,
  ordersOf,
  pay,
  requestRefund,
} from '../../support/payments'
import { call, type Member, newMember } from '../../support/people'
import { runSql } from '../../support/rows'
import { everyCms } from '../../support/running'
import { secondCms } from '../../support/second-cms'

const input = { reason: 'Az elemzés elkészült', answer: 'Kedves Ágnes!\n\nAz elemzés már a tiéd.' }

describe.each(everyCms())('closing a withdrawal without a refund on %s', (_name, cms) => {
  let admin: Member
  beforeAll(async () => {
    admin = await newMember(cms, { isAdmin: true })
  })

  const close = (id: string, body: object = input, at = cms) =>
    call(at, 'POST', `/admin/withdrawals/${id}/close`, { token: admin.token, body })

  async function withdrawn() {
    const payer = await newPayer(cms)
    await pay(cms, await checkOut(cms, payer, { product: 'premium-month' }))
    const [order] = await ordersOf(cms, payer)
    const body = { number: String(order?.id) }
    await call(cms, 'POST', '/withdrawal/confirm', { token: payer.token, body })
    const rowNow = async () => {
      const [row] = await runSql(
        cms,
        `SELECT w.document_id AS id, w.state FROM withdrawals w JOIN orders o ON o.id = w.order_id
         WHERE o.document_id = '${order?.id}'`,
      )
      return { id: String(row?.id), state: row?.state }
    }
    return { payer, order: String(order?.id), rowNow, id: (await rowNow()).id }
  }

  test('is done once by two processes at once: one e-mail, one log entry', async () => {
    const { payer, order, id, rowNow } = await withdrawn()
    const second = await secondCms(cms)
    const answers = await Promise.all([close(id), close(id, input, second.cms), close(id)])
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      answers.map(() => [200, { id }]),
    )
    expect((await rowNow()).state).toBe('closed')
    const answered = `SELECT id FROM outgoing_mails WHERE dedupe_key = 'withdrawalAnswered:${id}'`
    expect(await runSql(cms, answered)).toHaveLength(1)
    const { text } = await mailTo(cms, payer.email, 'Válasz az elállásodra')
    expect(text).toContain('Az elemzés már a tiéd.')
    await second.stop()
    const actions = `SELECT act, reason FROM admin_acts WHERE subject_id = '${order}'`
    expect(await runSql(cms, actions)).toEqual([{ act: 'closeWithdrawal', reason: input.reason }])
    const payment = await call(cms, 'GET', `/admin/payments/${order}`, { token: admin.token })
    expect(JSON.stringify(payment.body)).toContain('closeWithdrawal')
    expect(await faultsAbout(cms, [payer.email])).toEqual([])
  })

  test('is refused if a refund is due or made, for an unknown order, and without reason or message', async () => {
    const { id, order, rowNow } = await withdrawn()
    for (const [field, body] of [
      ['reason', { ...input, reason: '' }],
      ['answer', { ...input, answer: ' ' }],
    ] as const) {
      const { status, body: refused } = await close(id, body)
      expect([field, status]).toEqual([field, 400])
      expect(refused.errors).toMatchObject([{ field }])
    }
    const answerOf = async (one: string) => {
      const { status, body } = await close(one)
      return [status, body.message]
    }
    expect(await answerOf('nothing')).toEqual([404, errors.notFound.hun])
    await runSql(cms, `UPDATE withdrawals SET effect = 'refund' WHERE document_id = '${id}'`)
    expect(await answerOf(id)).toEqual([409, errors.withdrawalDue.hun])
    await runSql(cms, `UPDATE withdrawals SET effect = 'deduction' WHERE document_id = '${id}'`)
    await requestRefund(cms, admin, { order, key: formKey(), amount: 100_000 })
    expect((await rowNow()).state).toBe('settled')
    expect(await answerOf(id)).toEqual([409, errors.withdrawalRefunded.hun])
    expect((await rowNow()).state).toBe('settled')
  })

  test('is refused while a refund of the order is under way', async () => {
    const { id, order, rowNow } = await withdrawn()
    await runSql(
      cms,
      `INSERT INTO refunds (key, order_id, amount, state)
       SELECT '${id}', id, 1, 'asked' FROM orders WHERE document_id = '${order}'`,
    )
    const { status, body } = await close(id)
    expect([status, body.message]).toEqual([409, errors.refundedMeanwhile.hun])
    expect((await rowNow()).state).toBe('open')
    await runSql(cms, `DELETE FROM refunds WHERE key = '${id}'`)
    expect((await close(id)).status).toBe(200)
  })

  test('is superseded by a later refund', async () => {
    const { id, order, rowNow } = await withdrawn()
    expect((await close(id)).status).toBe(200)
    expect((await rowNow()).state).toBe('closed')
    await requestRefund(cms, admin, { order, key: formKey(), amount: 100_000 })
    expect((await rowNow()).state).toBe('settled')
  })
})
