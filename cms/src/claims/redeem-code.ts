import type { OwnCoupon } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'
import { countAttempts } from '../lib/attempts'
import { accountLimits } from '../lib/rate-limits'
import type { UserRow } from '../users/user-row'
import { claimCoupon } from './claim-coupon'

const wrongCodes = countAttempts(accountLimits.wrongCodes)

/**
 * What `claimCoupon` does, for somebody who typed a code: whoever only guesses is soon told to wait
 * (tooManyRequests), and what goes wrong with us is couponFailed (spec §8).
 */
export async function redeemCode(
  strapi: Core.Strapi,
  { id: userId, documentId, email }: Pick<UserRow, 'id' | 'documentId' | 'email'>,
  code: string,
): Promise<OwnCoupon> {
  await wrongCodes.take(documentId)
  try {
    const coupon = await claimCoupon(strapi, { userId, email, code })
    await wrongCodes.giveBack(documentId)
    return coupon
  } catch (error) {
    const isKnown = error instanceof AppError
    if (!isKnown || error.code !== 'couponNotFound') await wrongCodes.giveBack(documentId)
    if (isKnown) throw error
    strapi.log.error(`A coupon could not be claimed: ${String(error)}`)
    throw new AppError('couponFailed')
  }
}
