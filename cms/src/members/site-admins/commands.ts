import { emailAddress } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { recordAction } from '../../back-office/log/record-action'
import { AppError } from '../../platform/lib/app-error'
import { lockUser } from '../users/lock-user'
import { requireOtherAdmin } from '../users/require-other-admin'
import { changeUser, findUser, findUserByEmail, type UserRow, userUid } from '../users/user-row'

/** An operator's error, as a sentence. */
export class Refusal extends Error {}

export const usage = `Usage:
  npm run admin -- make <e-mail>     gives the right to the back office
  npm run admin -- remove <e-mail>   takes it away; the last admin stays
  npm run admin -- list              prints the admins of the site`

/** Logged as the reason, without a name. */
const reason = 'npm run admin'

/**
 * Runs one command line of `npm run admin` and returns its output. Throws Refusal for an unknown command or address,
 * and for violations of the rules for admins (decision admin-actions).
 */
export async function runCommand(strapi: Core.Strapi, args: readonly string[]): Promise<string> {
  const [command, email, ...rest] = args
  if (command === 'list' && email === undefined) return listAdmins(strapi)
  if ((command !== 'make' && command !== 'remove') || !email || rest.length > 0)
    throw new Refusal(usage)
  return setAdmin(strapi, email, command === 'make')
}

async function listAdmins({ db }: Core.Strapi): Promise<string> {
  const admins: UserRow[] = await db
    .query(userUid)
    .findMany({ where: { isAdmin: true }, orderBy: { email: 'asc' } })
  const lines = admins.map(({ email, blocked }) => (blocked ? `${email} (blocked)` : email))
  return lines.join('\n') || 'The site has no admin yet.'
}

const setAdmin = async (strapi: Core.Strapi, typed: string, isAdmin: boolean): Promise<string> =>
  strapi.db.transaction(async () => {
    const user = await lockUserByEmail(strapi, typed)
    const { id, email } = user
    if (user.isAdmin === isAdmin) return `${email} is ${isAdmin ? 'an' : 'no'} admin already.`
    if (isAdmin) requireCanSignIn(user)
    else await requireOther(strapi, id)
    await changeUser(strapi, id, { isAdmin })
    await recordAction(strapi, {
      admin: null,
      act: isAdmin ? 'makeAdmin' : 'unmakeAdmin',
      subject: { kind: 'user', id },
      reason,
    })
    return isAdmin ? `${email} is an admin now.` : `${email} is no admin any more.`
  })

async function lockUserByEmail(strapi: Core.Strapi, typed: string): Promise<UserRow> {
  const { success, data } = emailAddress.safeParse(typed)
  if (!success) throw new Refusal(`"${typed}" is not an e-mail address.`)
  const found = await findUserByEmail(strapi, data)
  const user = found && (await lockUser(strapi, found.id)) && (await findUser(strapi, found.id))
  if (!user) throw new Refusal(`No user has the address ${data}. Register on the site first.`)
  return user
}

function requireCanSignIn({ email, blocked, confirmed }: UserRow) {
  if (blocked) throw new Refusal(`${email} is blocked.`)
  if (!confirmed)
    throw new Refusal(`${email} is not confirmed yet. Follow the link in the letter first.`)
}

const requireOther = (strapi: Core.Strapi, id: number) =>
  requireOtherAdmin(strapi, id).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
    throw new Refusal('This is the last admin who can sign in. Make another one first.')
  })
