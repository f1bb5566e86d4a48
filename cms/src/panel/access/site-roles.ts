import type { Core } from '@strapi/strapi'

const permissionUid = 'plugin::users-permissions.permission'
const roleUid = 'plugin::users-permissions.role'

/**
 * Strapi adds default permissions (login, registration …) to the site's roles whenever it finds no permission at all.
 * One permission without a role allows nothing and prevents that.
 */
export async function preventDefaultPermissions({ db }: Core.Strapi) {
  const permissions = db.query(permissionUid)
  if ((await permissions.count()) > 0) return
  await permissions.create({ data: { action: 'plugin::users-permissions.user.me' } })
}

/** Removes all rights of Public and Authenticated (architecture, 10), even if an admin granted some. */
export async function emptySiteRoles({ db }: Core.Strapi) {
  const roles: { id: number }[] = await db
    .query(roleUid)
    .findMany({ where: { type: { $in: ['public', 'authenticated'] } } })
  for (const role of roles) {
    const granted: { id: number }[] = await db
      .query(permissionUid)
      .findMany({ where: { role: role.id } })
    const ids = granted.map((permission) => permission.id)
    if (ids.length > 0) await db.query(permissionUid).deleteMany({ where: { id: { $in: ids } } })
  }
}
