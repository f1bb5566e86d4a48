import type { ErrorCode } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError } from '../../../platform/lib/app-error'
import { asAppError, isRefusal } from '../stripe/stripe-failure'
import {
  findLiving,
  findSubscription,
  livingStates,
  type SubscriptionRow,
} from './subscription-row'
import { syncSubscription } from './sync-subscription'

export async function requireLiving(strapi: Core.Strapi, userId: number): Promise<SubscriptionRow> {
  const living = await findLiving(strapi, userId)
  if (!living) throw new AppError('notSubscribed')
  return living
}

/** `certain`: the error if the change certainly did not happen. */
type ChangeTarget = { stripeId: string; certain: ErrorCode }

/**
 * Requests a change from Stripe, and stores the resulting state, also after a refusal. Returns false if Stripe refused
 * because the subscription had already ended.
 */
export async function askForChange(
  strapi: Core.Strapi,
  { stripeId, certain }: ChangeTarget,
  call: () => Promise<unknown>,
): Promise<boolean> {
  try {
    const refusal = await refusalOf(call)
    await syncSubscription(strapi, stripeId)
    const row = await findSubscription(strapi, stripeId)
    const isAlive = row !== undefined && livingStates.includes(row.status)
    if (refusal && isAlive) throw refusal
    return isAlive
  } catch (error) {
    strapi.log.error(`Subscription ${stripeId} was not changed: ${String(error)}`)
    throw asAppError(error, certain)
  }
}

/** Stripe's refusal, or our own after reading its state. */
async function refusalOf(call: () => Promise<unknown>): Promise<Error | undefined> {
  try {
    await call()
    return undefined
  } catch (error) {
    if (error instanceof AppError) return error
    if (error instanceof Error && isRefusal(error)) return error
    throw error
  }
}
