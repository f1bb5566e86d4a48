import type { Core } from '@strapi/strapi'
import { AppError } from '../../../lib/app-error'
import { findOrder } from '../../../orders/order-row'
import { lockUser } from '../../../users/lock-user'
import { findUser } from '../../../users/user-row'
import { requireAnalysis } from './require-analysis'

/**
 * An analysis that may be read, with its order and its owner, whose row is held: two acts on it at once come one after
 * the other, and the second sees what the first did. In the open transaction. Throws notFound, downloadRests.
 */
export async function holdAnalysis(strapi: Core.Strapi, id: string) {
  const { userId } = await requireAnalysis(strapi, id)
  await lockUser(strapi, userId)
  const analysis = await requireAnalysis(strapi, id)
  if (analysis.state === 'withheld') throw new AppError('downloadRests')
  const user = await findUser(strapi, userId)
  const order = await findOrder(strapi, { id: analysis.orderId })
  if (!user || !order) throw new AppError('notFound')
  return { analysis, user, order }
}
