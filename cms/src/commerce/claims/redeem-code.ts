import type { OwnCoupon } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { UserRow } from '../../members/users/user-row'
import { AppError } from '../../platform/lib/app-error'
import { accountLimits } from '../../platform/lib/rate-limits'
import { countAttempts } from '../../platform/limits/attempts'
import { claimCoupon } from './claim-coupon'

const wrongCodes = countAttempts(accountLimits.wrongCodes)

/**
 * `claimCoupon` for a typed code: guessing is rate limited (tooManyRequests), and internal errors become couponFailed
 * (spec §8).
 */
export async function redeemCode(
  strapi: Core.Strapi,
  { id: userId, documentId, email }: Pick<UserRow, 'id' | 'documentId' | 'email'>,
  code: string,
): Promise<OwnCoupon> {
  await wrongCodes.take(documentId)
  try {
    const coupon = await claimCoupon(strapi, { userId, email, code })
    await wrongCodes.release(documentId)
    return coupon
  } catch (error) {
    const isKnown = error instanceof AppError
    if (!isKnown || error.code !== 'couponNotFound') await wrongCodes.release(documentId)
    if (isKnown) throw error
    strapi.log.error(`A coupon could not be claimed: ${String(error)}`)
    throw new AppError('couponFailed')
  }
}
