import { z } from 'zod'
import type { Language } from './languages'

export const currencies = ['huf', 'gbp'] as const

export type Currency = (typeof currencies)[number]

/** Currency of a deployment (spec §1, "Names"): gbp for eng, huf otherwise. */
export const currencyOf = (language: Language): Currency => (language === 'eng' ? 'gbp' : 'huf')

/** An amount in whole minor units, as Stripe counts them: 3 000 Ft = 300000, £7.99 = 799. */
export const moneySchema = z.object({ amount: z.number().int(), currency: z.enum(currencies) })

export type Money = z.infer<typeof moneySchema>

/** Smallest payable unit of each currency: the forint has no minor coins. */
export const smallestUnit = { huf: 100, gbp: 1 } as const satisfies Record<Currency, number>

/** Minimum charge of Stripe; a price that a coupon reduces below it becomes 0. */
export const smallestCharge = { huf: 17_500, gbp: 30 } as const satisfies Record<Currency, number>
