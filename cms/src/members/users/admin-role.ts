import type { ActionName, AdminRole } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { type UserRow, userTable, userUid } from './user-row'

/** The fields of a user with this role, or with none: `isAdmin` and the role never differ. */
export const adminFields = (role: AdminRole | null) => ({ isAdmin: role !== null, adminRole: role })

/** Gives a user a role of an admin, or takes it. In the caller's transaction, if there is one. */
export const setAdminRole = (
  { db }: Core.Strapi,
  id: number,
  role: AdminRole | null,
): Promise<UserRow> => db.query(userUid).update({ where: { id }, data: adminFields(role) })

/** The role that a user acts with; null for no admin. */
export const roleOf = ({ isAdmin, adminRole }: Pick<UserRow, 'isAdmin' | 'adminRole'>) =>
  isAdmin ? adminRole : null

/** What the audit log calls a change of role. */
export function actOfRoles(before: AdminRole | null, after: AdminRole | null): ActionName {
  if (after === null) return 'unmakeAdmin'
  return before === null ? 'makeAdmin' : 'changeRole'
}

/** At startup: an admin of the time before roles was allowed everything, and becomes an owner. Does so once. */
export async function fillAdminRolesOnce(strapi: Core.Strapi) {
  const store = strapi.store({ type: 'core', name: 'krono_admins' })
  if (await store.get({ key: 'roles' })) return
  await strapi.db
    .connection(userTable)
    .where({ is_admin: true })
    .whereNull('admin_role')
    .update({ admin_role: 'owner' satisfies AdminRole })
  await store.set({ key: 'roles', value: true })
}
