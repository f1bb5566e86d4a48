import type { Core } from '@strapi/strapi'

const permissionUid = 'plugin::users-permissions.permission'
const roleUid = 'plugin::users-permissions.role'

/**
 * Strapi gives the roles of the site its own defaults (login, registration …) whenever it finds no
 * permission at all. One that belongs to no role allows nothing and keeps it from doing so.
 */
export async function keepDefaultPermissionsOut({ db }: Core.Strapi) {
  const permissions = db.query(permissionUid)
  if ((await permissions.count()) > 0) return
  await permissions.create({ data: { action: 'plugin::users-permissions.user.me' } })
}

/** Public and Authenticated may do nothing (architecture, 10), even if someone ticked a box. */
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
