import type { GroupPreview, RuleNode } from '@krono/contract'
import { runInStrapi } from './in-strapi'
import { manyMembers } from './many-members'
import { call, type Member } from './people'
import { runSql } from './rows'
import type { RunningCms } from './running'

type Account = Pick<Member, 'token'>

export const askGroups = (cms: RunningCms, { token }: Account, path: string, body?: object) =>
  call(cms, body ? 'POST' : 'GET', `/admin/email-groups${path}`, { token, body })

/** Count and first users of a rule in which all conditions must be true. */
export async function previewAll(
  cms: RunningCms,
  admin: Account,
  of: readonly RuleNode[],
): Promise<GroupPreview> {
  const rule = { version: 1, where: { is: 'all', of } }
  const { status, body } = await askGroups(cms, admin, '/preview', { rule })
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body
}

const fillCode = `
const { writeFacts } = require('./dist/src/members/users/facts/write-facts')
const run = (...ids) => writeFacts(strapi, ids.map(Number))
`

/** Confirmed members who get e-mails, with a form that nobody else registered with. */
export async function newReaders(cms: RunningCms, count: number, form: string) {
  const emails = (await manyMembers(cms, count)).map(({ email }) => `'${email}'`)
  await runSql(
    cms,
    `UPDATE up_users SET news_letter = true, registration_form_id = '${form}'
     WHERE email IN (${emails.join(', ')})`,
  )
  const rows = await runSql(
    cms,
    `SELECT id, document_id, email FROM up_users WHERE registration_form_id = '${form}' ORDER BY id`,
  )
  await runInStrapi(cms, fillCode, ...rows.map(({ id }) => String(id)))
  return rows.map((row) => ({
    id: String(row.document_id),
    userId: Number(row.id),
    email: String(row.email),
  }))
}

export const ofForm = (form: string): RuleNode => ({ is: 'fact', column: 'form', filter: form })
