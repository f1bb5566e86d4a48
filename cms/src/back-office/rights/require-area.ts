import { type AdminArea, mayUse } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { roleOf } from '../../members/users/admin-role'
import { findUser, type UserRow } from '../../members/users/user-row'
import { AppError } from '../../platform/lib/app-error'

/** For rights that depend on more than the call. Throws adminRoleNeeded. */
export function requireArea(admin: UserRow, area: AdminArea) {
  if (!mayUse(roleOf(admin), area)) throw new AppError('adminRoleNeeded')
}

/** Reads the role again from the row, after a wait or a lock. Throws notFound for no admin, adminRoleNeeded. */
export async function requireAdmin(strapi: Core.Strapi, id: number, area: AdminArea) {
  const admin = await findUser(strapi, id)
  if (!admin || !roleOf(admin) || admin.blocked) throw new AppError('notFound')
  requireArea(admin, area)
}
