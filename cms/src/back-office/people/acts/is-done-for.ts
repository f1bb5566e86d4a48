import type { Core } from '@strapi/strapi'
import { findEntitlement } from '../../../entitlements/entitlement-row'
import { AppError } from '../../../lib/app-error'

/** Whether this press was sent before. Throws adminKeyTaken when it was about somebody else. */
export async function isDoneFor(
  strapi: Core.Strapi,
  { sourceKey, userId }: { sourceKey: string; userId: number },
): Promise<boolean> {
  const found = await findEntitlement(strapi, { sourceKey })
  if (found && found.userId !== userId) throw new AppError('adminKeyTaken')
  return found !== undefined
}
