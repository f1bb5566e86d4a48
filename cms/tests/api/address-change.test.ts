import { describe, expect, test } from '@jest/globals'
import {
  addressesOn,
  askedSubject,
  changedPassword,
  changedSubject,
  linkValue,
} from '../support/changed-address'
import { mailsTo, mailTo } from '../support/mailbox'
import { call, logInAs, newEmail, newMember } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'

describe.each(everyCms())('change of an e-mail address on %s', (_name, cms) => {
  const {
    post,
    update,
    confirm,
    me,
    logIn,
    confirmLinkTo,
    resetLinkTo,
    move,
    changePassword,
    resetPassword,
  } = addressesOn(cms)

  test.each([
    ['a changed password', changePassword],
    ['a password set anew', resetPassword],
  ])('%s cancels the pending address and its link', async (_what, recover) => {
    const member = await newMember(cms)
    const attackersEmail = newEmail()
    expect((await update(member, attackersEmail)).body.user.pendingEmail).toBe(attackersEmail)
    const link = await confirmLinkTo(attackersEmail)
    expect((await recover(member)).status).toBe(200)
    expect((await confirm(link)).status).toBe(400)
    const token = await logInAs(cms, { email: member.email, password: changedPassword })
    expect((await me(token)).body.user).toMatchObject({ email: member.email, pendingEmail: null })
    const [row] = await runSql(
      cms,
      `SELECT count(*) AS n FROM user_tokens WHERE user_id = ${member.userId} AND used_at IS NULL AND kind <> 'undoEmail'`,
    )
    expect(Number(row?.n)).toBe(0)
  })

  test('a password reset link sent to the previous address stops working', async () => {
    const member = await newMember(cms)
    await call(cms, 'GET', `/user/forgot-password?${new URLSearchParams({ email: member.email })}`)
    const token = await resetLinkTo(member.email)
    expect((await post('/user/validateResetPasswordToken', { token })).status).toBe(200)
    const email = await move(member)
    expect((await post('/user/validateResetPasswordToken', { token })).status).toBe(400)
    expect((await post('/user/resetPassword', { token, password: changedPassword })).status).toBe(
      400,
    )
    expect((await logIn(email, member.password)).status).toBe(200)
  })

  test('the response to a changed password no longer contains the pending address', async () => {
    const member = await newMember(cms)
    await update(member, newEmail())
    expect((await changePassword(member)).body.user.pendingEmail).toBeNull()
  })

  test('a confirmation and a password change at once: the password change wins or comes second', async () => {
    for (let round = 0; round < 4; round += 1) {
      const member = await newMember(cms)
      const email = newEmail()
      await update(member, email)
      const link = await confirmLinkTo(email)
      const [confirmed, recovered] = await Promise.all([confirm(link), changePassword(member)])
      expect(recovered.status).toBe(200)
      const { user } = (await me(recovered.body.token)).body
      const isMoved = confirmed.status === 200
      expect(user).toMatchObject({ email: isMoved ? email : member.email, pendingEmail: null })
    }
  })

  test('both addresses are notified at once; the old one with an undo link, twice', async () => {
    const member = await newMember(cms)
    const email = newEmail()
    await update(member, email)
    const warning = await mailTo(cms, member.email, askedSubject)
    expect(warning.text).toContain(email)
    expect(warning.text).toContain('72 óra')
    expect(linkValue(warning.links, '/undo-email')).toMatch(/^[\w-]{43}$/)
    await confirm(await confirmLinkTo(email))
    const done = await mailTo(cms, member.email, changedSubject)
    expect(done.text).toContain(email)
    expect(linkValue(done.links, '/undo-email')).toMatch(/^[\w-]{43}$/)
    expect((await mailsTo(cms, email)).map(({ subject }) => subject)).toHaveLength(1)
  })

  test('the old address gets the same e-mail when the new address is already taken', async () => {
    const [member, owner] = [await newMember(cms), await newMember(cms)]
    await update(member, owner.email)
    expect((await mailTo(cms, member.email, askedSubject)).text).toContain(owner.email)
  })
})
