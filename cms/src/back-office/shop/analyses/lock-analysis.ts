import type { Core } from '@strapi/strapi'
import { findOrder } from '../../../commerce/orders/order-row'
import { lockUser } from '../../../members/users/lock-user'
import { findUser } from '../../../members/users/user-row'
import { AppError } from '../../../platform/lib/app-error'
import { requireAnalysis } from './require-analysis'

/**
 * A readable analysis with its order and its owner, with the owner's row locked: concurrent actions are serialised. In
 * the open transaction. Throws notFound, downloadSuspended.
 */
export async function lockAnalysis(strapi: Core.Strapi, id: string) {
  const { userId } = await requireAnalysis(strapi, id)
  await lockUser(strapi, userId)
  const analysis = await requireAnalysis(strapi, id)
  if (analysis.state === 'withheld') throw new AppError('downloadSuspended')
  const user = await findUser(strapi, userId)
  const order = await findOrder(strapi, { id: analysis.orderId })
  if (!user || !order) throw new AppError('notFound')
  return { analysis, user, order }
}
