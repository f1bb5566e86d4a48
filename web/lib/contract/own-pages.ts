import { z } from 'zod'
import { chartTextsAnswer } from './chart'
import { couponsAnswer } from './coupons'
import { giftsAnswer } from './gifts'
import { languageCodes } from './languages'
import { ordersAnswer } from './orders'
import { securityAnswer } from './second-factor'
import { devicesAnswer } from './session'
import { sharesAnswer } from './sharing'
import { subscriptionAnswer } from './subscriptions'
import { userSchema } from './user'

/** GET /user/profile → the caller, and all data of the profile page in one request (decision page-cache). */
export const profileAnswer = z.object({
  user: userSchema,
  ...devicesAnswer.shape,
  security: securityAnswer,
  ...sharesAnswer.shape,
  ...ordersAnswer.shape,
  ...giftsAnswer.shape,
  ...couponsAnswer.shape,
  renewal: subscriptionAnswer,
})

/**
 * GET /user/own-chart?language= → the caller, and the long texts of their own chart as in `GET /chart/texts`; null
 * without a birth date.
 */
export const ownChartQuery = z.strictObject({
  language: z.enum(languageCodes, { error: 'invalidField' }),
})

export const ownChartAnswer = z.object({ user: userSchema, texts: chartTextsAnswer.nullable() })
