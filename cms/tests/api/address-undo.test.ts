import { describe, expect, test } from '@jest/globals'
import { errors } from '@krono/contract'
import {
  addressesOn,
  askedSubject,
  changedPassword,
  changedSubject,
  resetSubject,
} from '../support/changed-address'
import { mailTo } from '../support/mailbox'
import { call, logInAs, newEmail, newMember, newPerson, validPassword } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'
import { secondsAgo } from '../support/sessions'

describe.each(everyCms())('undo of an address change on %s', (_name, cms) => {
  const {
    post,
    update,
    confirm,
    undo,
    me,
    logIn,
    confirmLinkTo,
    undoLinkTo,
    resetLinkTo,
    move,
    endOf,
    changePassword,
  } = addressesOn(cms)

  test.each([
    ['asked for', askedSubject],
    ['changed', changedSubject],
  ])(
    'undo, when the change was %s: restores the address, ends all sessions, locks the account until a reset',
    async (_what, subject) => {
      const member = await newMember(cms)
      const { email: first, token } = member
      const attackersEmail = newEmail()
      await update(member, attackersEmail)
      const confirmLink = await confirmLinkTo(attackersEmail)
      if (subject === changedSubject) await confirm(confirmLink)
      const link = await undoLinkTo(first, subject)
      expect((await undo(link)).body).toEqual({ email: first })
      expect((await me(token)).status).toBe(401)
      for (const email of [first, attackersEmail]) {
        expect((await logIn(email, validPassword)).status).toBe(401)
      }
      expect((await confirm(confirmLink)).status).toBe(400)
      const reset = { token: await resetLinkTo(first), password: changedPassword }
      expect((await post('/user/resetPassword', reset)).body).toEqual({ email: first })
      const session = await logInAs(cms, { email: first, password: changedPassword })
      expect((await me(session)).body.user).toMatchObject({ email: first, pendingEmail: null })
      expect((await undo(link)).body).toEqual({ email: first })
      expect((await me(session)).status).toBe(200)
    },
  )

  test('after an undo the address cannot be changed for 72 hours', async () => {
    const member = await newMember(cms)
    await move(member)
    await undo(await undoLinkTo(member.email, changedSubject))
    const reset = { token: await resetLinkTo(member.email), password: changedPassword }
    await post('/user/resetPassword', reset)
    const token = await logInAs(cms, { email: member.email, password: changedPassword })
    const [row] = await runSql(
      cms,
      `SELECT email_held_until, updated_at FROM up_users WHERE id = ${member.userId}`,
    )
    const heldMs = new Date(row?.email_held_until as number).getTime() - Date.now()
    expect(Math.abs(heldMs / 3_600_000 - 72)).toBeLessThan(0.1)
    const refused = await update({ token }, newEmail())
    expect([refused.status, refused.body.errors]).toEqual([
      409,
      [{ field: 'email', code: 'addressReserved', message: errors.addressReserved.hun }],
    ])
    const hold = (seconds: number) =>
      runSql(
        cms,
        `UPDATE up_users SET email_held_until = ${secondsAgo(cms, seconds)} WHERE id = ${member.userId}`,
      )
    await hold(-60)
    expect((await update({ token }, newEmail())).status).toBe(409)
    await hold(0)
    expect((await update({ token }, newEmail())).status).toBe(200)
  })

  test('the undo link is valid for 72 hours from the request and again from the change', async () => {
    const member = await newMember(cms)
    await move(member)
    const rows = await runSql(
      cms,
      `SELECT created_at, expires_at FROM user_tokens WHERE user_id = ${member.userId} AND kind = 'undoEmail'`,
    )
    expect(rows).toHaveLength(2)
    for (const { created_at, expires_at } of rows) {
      const ms = new Date(expires_at as number).getTime() - new Date(created_at as number).getTime()
      expect(ms / 3_600_000).toBeCloseTo(72, 1)
    }
    const [first, second] = [
      await undoLinkTo(member.email, askedSubject),
      await undoLinkTo(member.email, changedSubject),
    ]
    await endOf(member, 0)
    for (const link of [first, second]) {
      expect([(await undo(link)).status, (await undo(link)).body.message]).toEqual([
        400,
        errors.undoFailed.hun,
      ])
    }
    await endOf(member, -60)
    expect((await undo(second)).body).toEqual({ email: member.email })
  })

  test('the undo link survives a new password, which an attacker could set', async () => {
    const member = await newMember(cms)
    const attackersEmail = await move(member)
    expect((await changePassword(member)).status).toBe(200)
    await call(
      cms,
      'GET',
      `/user/forgot-password?${new URLSearchParams({ email: attackersEmail })}`,
    )
    const reset = { token: await resetLinkTo(attackersEmail), password: 'Piros-bicikli 9' }
    expect((await post('/user/resetPassword', reset)).status).toBe(200)
    expect((await undo(await undoLinkTo(member.email, askedSubject))).body).toEqual({
      email: member.email,
    })
    expect((await logIn(attackersEmail, 'Piros-bicikli 9')).status).toBe(401)
  })

  test('after two changes the owner of the first address can still undo both', async () => {
    const member = await newMember(cms)
    const second = await move(member)
    const third = await move(member)
    // The attacker undoes the second change and sets a password …
    const attackersUndo = await undoLinkTo(second, changedSubject)
    expect((await undo(attackersUndo)).body).toEqual({ email: second })
    const reset = { token: await resetLinkTo(second), password: changedPassword }
    expect((await post('/user/resetPassword', reset)).status).toBe(200)
    const thief = await logInAs(cms, { email: second, password: changedPassword })
    // … and the owner still recovers the account.
    const link = await undoLinkTo(member.email, changedSubject)
    expect((await undo(link)).body).toEqual({ email: member.email })
    expect((await me(thief)).status).toBe(401)
    for (const email of [second, third])
      expect((await logIn(email, changedPassword)).status).toBe(401)
  })

  test('using an older undo link invalidates the younger ones', async () => {
    const member = await newMember(cms)
    const second = await move(member)
    await move(member)
    const attackersUndo = await undoLinkTo(second, changedSubject)
    expect((await undo(await undoLinkTo(member.email, askedSubject))).status).toBe(200)
    expect((await undo(attackersUndo)).status).toBe(400)
    const [row] = await runSql(cms, `SELECT email FROM up_users WHERE id = ${member.userId}`)
    expect(row?.email).toBe(member.email)
  })

  test('the previous address stays reserved as long as its owner may come back', async () => {
    const [member, stranger] = [await newMember(cms), await newMember(cms)]
    await move(member)
    const link = await undoLinkTo(member.email, changedSubject)
    const signup = () => post('/user/signup', { ...newPerson(), email: member.email })
    const exists = async () =>
      (await post('/user/get-user-exists', { email: member.email })).body.exists
    expect([(await signup()).body.message, await exists()]).toEqual([
      errors.registerFailed.hun,
      true,
    ])
    const response = await update(stranger, member.email)
    expect([response.status, response.body.user.pendingEmail]).toEqual([200, member.email])
    await endOf(member, 0)
    expect([(await signup()).status, await exists()]).toEqual([201, true])
    // The address belongs to another account now: neither account changes.
    await endOf(member, -60)
    expect((await undo(link)).status).toBe(400)
    expect((await me(member.token)).status).toBe(200)
  })

  test('the member may change back to the previous address', async () => {
    const member = await newMember(cms)
    await move(member)
    expect(await move(member, member.email)).toBe(member.email)
  })

  test('a confirmation and an undo at once: the old address remains', async () => {
    for (let round = 0; round < 4; round += 1) {
      const member = await newMember(cms)
      const email = newEmail()
      await update(member, email)
      const [confirmLink, undoLink] = [
        await confirmLinkTo(email),
        await undoLinkTo(member.email, askedSubject),
      ]
      const calls = [confirm(confirmLink), undo(undoLink)]
      const [confirmed, undone] = await Promise.all(round % 2 === 0 ? calls : calls.reverse())
      expect([confirmed, undone].map((one) => one?.status)).toContain(200)
      const [row] = await runSql(
        cms,
        `SELECT email, pending_email FROM up_users WHERE id = ${member.userId}`,
      )
      expect(row).toEqual({ email: member.email, pending_email: null })
      expect((await me(member.token)).status).toBe(401)
    }
  })

  test('of ten undo calls at once one takes effect, and all get the same response', async () => {
    const member = await newMember(cms)
    await move(member)
    const link = await undoLinkTo(member.email, changedSubject)
    const answers = await Promise.all(Array.from({ length: 10 }, () => undo(link)))
    for (const { body } of answers) expect(body).toEqual({ email: member.email })
    await mailTo(cms, member.email, resetSubject)
    const [row] = await runSql(
      cms,
      `SELECT count(*) AS n FROM outgoing_mails WHERE mail = 'resetPassword' AND user_id = ${member.userId}`,
    )
    expect(Number(row?.n)).toBe(1)
  })

  test.each([
    ['nothing', undefined],
    ['an empty one', ''],
    ['a number', 5],
    ['a list', ['x']],
    ['an endless one', 'x'.repeat(10_000)],
    ['one that never was', 'x'.repeat(43)],
  ])('%s undoes nothing', async (_what, token) => {
    expect((await undo(token)).status).toBe(400)
  })

  test('a confirmation link undoes nothing, nor does an undo link of an erased account', async () => {
    const member = await newMember(cms)
    const email = newEmail()
    await update(member, email)
    expect((await undo(await confirmLinkTo(email))).status).toBe(400)
    const link = await undoLinkTo(member.email, askedSubject)
    const { password, token } = member
    await call(cms, 'DELETE', '/user/delete-user', { body: { password }, token })
    expect((await undo(link)).status).toBe(400)
  })
})
