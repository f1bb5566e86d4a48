import { type AdminRole, adminRoles, emailAddress, isAdminRole } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { recordAction } from '../../back-office/log/record-action'
import { AppError } from '../../platform/lib/app-error'
import { removeSecondFactors } from '../second-factor/security'
import { actOfRoles, roleOf, setAdminRole } from '../users/admin-role'
import { lockUser } from '../users/lock-user'
import { requireOtherOwner } from '../users/require-other-owner'
import { endSessions } from '../users/sessions'
import { findUser, findUserByEmail, type UserRow, userUid } from '../users/user-row'

/** An operator's error, as a sentence. */
export class Refusal extends Error {}

export const usage = `Usage:
  npm run admin -- make <e-mail> [role]   opens the back office; or changes the role
  npm run admin -- remove <e-mail>        takes the role away; the last owner stays
  npm run admin -- reset <e-mail>         removes passkeys, app and recovery codes of an admin who lost them
  npm run admin -- list                   prints the admins of the site with their roles
Roles: ${adminRoles.join(', ')}; without one: owner.`

/** Logged as the reason, without a name. */
const reason = 'npm run admin'

/**
 * Runs one command line of `npm run admin` and returns its output. Throws Refusal for an unknown command or address,
 * and for violations of the rules for admins (decision admin-actions).
 */
export async function runCommand(strapi: Core.Strapi, args: readonly string[]): Promise<string> {
  const [command, email, ...rest] = args
  if (command === 'list' && email === undefined) return listAdmins(strapi)
  if (!email || rest.length > 1) throw new Refusal(usage)
  const [role = 'owner'] = rest
  if (command === 'make' && isAdminRole(role)) return setRole(strapi, email, role)
  if (command === 'remove' && rest.length === 0) return setRole(strapi, email, null)
  if (command === 'reset' && rest.length === 0) return resetSecondFactor(strapi, email)
  throw new Refusal(usage)
}

async function listAdmins({ db }: Core.Strapi): Promise<string> {
  const admins: UserRow[] = await db
    .query(userUid)
    .findMany({ where: { isAdmin: true }, orderBy: { email: 'asc' } })
  const lines = admins.map(
    ({ email, adminRole, blocked }) => `${email} ${adminRole}${blocked ? ' (blocked)' : ''}`,
  )
  return lines.join('\n') || 'The site has no admin yet.'
}

const setRole = async (
  strapi: Core.Strapi,
  typed: string,
  role: AdminRole | null,
): Promise<string> =>
  strapi.db.transaction(async () => {
    const user = await lockUserByEmail(strapi, typed)
    const { id, email } = user
    const before = roleOf(user)
    if (before === role)
      return role ? `${email} has the role ${role} already.` : `${email} is no admin already.`
    if (role) requireCanSignIn(user)
    if (before === 'owner') await requireOther(strapi, id)
    await setAdminRole(strapi, id, role)
    await recordAction(strapi, {
      admin: null,
      act: actOfRoles(before, role),
      subject: { kind: 'user', id },
      before: { role: before },
      after: { role },
      reason,
    })
    return role ? `${email} is an admin now: ${role}.` : `${email} is no admin any more.`
  })

/** For the last owner, whom no other admin can help. Ends all their sessions. */
const resetSecondFactor = async (strapi: Core.Strapi, typed: string): Promise<string> =>
  strapi.db.transaction(async () => {
    const user = await lockUserByEmail(strapi, typed)
    const { id, email } = user
    if (!roleOf(user)) throw new Refusal(`${email} is no admin.`)
    if (!(await removeSecondFactors(strapi, user))) return `${email} has no second factor.`
    await endSessions(strapi, { userId: id })
    const subject = { kind: 'user', id } as const
    await recordAction(strapi, { admin: null, act: 'removeSecondFactor', subject, reason })
    return `${email} signs in with the password alone now.`
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
  requireOtherOwner(strapi, id).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
    throw new Refusal('This is the last owner who can sign in. Make another one first.')
  })
