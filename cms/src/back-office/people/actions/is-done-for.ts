import type { Core } from '@strapi/strapi'
import {
  type EntitlementRow,
  findEntitlement,
} from '../../../commerce/entitlements/entitlement-row'
import { AppError } from '../../../platform/lib/app-error'

/** Whether this request was already done. Throws adminKeyTaken if its key was used for another subject or action. */
export async function isDoneFor(
  strapi: Core.Strapi,
  { kind, sourceKey, userId }: Pick<EntitlementRow, 'kind' | 'sourceKey'> & { userId: number },
): Promise<boolean> {
  const found = await findEntitlement(strapi, { sourceKey })
  if (found && (found.userId !== userId || found.kind !== kind)) throw new AppError('adminKeyTaken')
  return found !== undefined
}
