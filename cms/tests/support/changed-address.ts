import { expect } from '@jest/globals'
import { mailTo } from './mailbox'
import { call, type Member, newEmail } from './people'
import { runSql } from './rows'
import type { RunningCms } from './running'
import { secondsAgo } from './sessions'

/** The new password. */
export const changedPassword = 'Zöld-biciklik 8'
/** Parts of the subjects of the e-mails. */
export const askedSubject = 'kértek'
export const changedSubject = 'új e-mail-címe van'
export const resetSubject = 'új jelszó a'

export const linkValue = (links: readonly string[], path: string) =>
  links
    .map((link) => new URL(link))
    .filter(({ pathname }) => pathname === path)
    .map(({ searchParams }) => searchParams.get('id') ?? searchParams.get('token') ?? '')[0] ?? ''

/** Calls that change an address and undo the change, on one cms. */
export function addressesOn(cms: RunningCms) {
  const post = (path: string, body: unknown, token?: string) =>
    call(cms, 'POST', path, { body, token })
  const update = ({ token }: Pick<Member, 'token'>, email: string) =>
    post('/user/update', { email }, token)
  const confirm = (id: string) => post('/user/validate-email', { id })
  const undo = (token: unknown) => post('/user/undo-email', { token })
  const me = (token: string) => call(cms, 'GET', '/user/me', { token })
  const logIn = (email: string, password: string) => post('/user/login', { email, password })

  const confirmLinkTo = async (email: string, count = 1) =>
    linkValue((await mailTo(cms, email, 'új címed', count)).links, '/confirm-email')
  const undoLinkTo = async (email: string, subject: string, count = 1) =>
    linkValue((await mailTo(cms, email, subject, count)).links, '/undo-email')
  const resetLinkTo = async (email: string) =>
    linkValue((await mailTo(cms, email, resetSubject)).links, '/reset-password')

  /** Moves a member to a new address, including its confirmation. */
  async function move(member: Pick<Member, 'token'>, email = newEmail()) {
    expect((await update(member, email)).status).toBe(200)
    expect((await confirm(await confirmLinkTo(email))).body).toEqual({ email })
    return email
  }

  const endOf = async ({ userId }: Member, seconds: number) =>
    runSql(
      cms,
      `UPDATE user_tokens SET expires_at = ${secondsAgo(cms, seconds)} WHERE user_id = ${userId} AND kind = 'undoEmail'`,
    )

  const changePassword = async (member: Member) =>
    post(
      '/user/updatePassword',
      { currentPassword: member.password, newPassword: changedPassword },
      member.token,
    )

  const resetPassword = async ({ email }: Member) => {
    await call(cms, 'GET', `/user/forgot-password?${new URLSearchParams({ email })}`)
    return post('/user/resetPassword', {
      token: await resetLinkTo(email),
      password: changedPassword,
    })
  }

  return {
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
    resetPassword,
  }
}
