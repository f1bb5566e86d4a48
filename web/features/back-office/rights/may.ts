import {
  type AdminArea,
  type AdminCallName,
  type AdminRole,
  areaOfCall,
  mayUse,
} from '@krono/contract'
import { getSession } from '@/server/session/get-session'

/** The role of the admin who requests a page; undefined without one. */
export const adminRole = async (): Promise<AdminRole | undefined> =>
  (await getSession())?.user.adminRole

/** Whether the admin's role may use an area. For display only: the cms refuses the calls. */
export const mayUseArea = async (area: AdminArea) => mayUse(await adminRole(), area)

/** The calls, of these, that the admin's role may make. */
export async function allowedOf<Name extends AdminCallName>(names: readonly Name[]) {
  const role = await adminRole()
  return names.filter((name) => mayUse(role, areaOfCall(name)))
}
