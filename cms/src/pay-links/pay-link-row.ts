import type { Currency, OpenPayLink } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'

/** An address at which anybody pays what an admin said. Amounts are minor units; instants are texts. */
export type PayLinkRow = {
  id: number
  documentId: string
  /** The end of its address. */
  token: string
  /** Of the form that made it: sent again it is the same link. */
  formKey: string
  name: string
  amount: number
  currency: Currency
  /** One payment, or as many as come. */
  isOnce: boolean
  openUntil: string
  isOff: boolean
  /** Of one for one payment: the order that is it. */
  paidOrderId: number | null
  createdAt: string
}

export const payLinkUid = 'api::pay-link.pay-link'
export const payLinkTable = 'pay_links'

type Where = Partial<Pick<PayLinkRow, 'id' | 'documentId' | 'token' | 'formKey'>>

export const findPayLink = async (
  { db }: Core.Strapi,
  where: Where,
): Promise<PayLinkRow | undefined> => (await db.query(payLinkUid).findOne({ where })) ?? undefined

type Judged = Pick<PayLinkRow, 'isOff' | 'openUntil' | 'paidOrderId'>

/** What a link is at an instant. One that was paid says so, whatever came after. */
export function payLinkState(
  { isOff, openUntil, paidOrderId }: Judged,
  at: Date,
): OpenPayLink['state'] {
  if (paidOrderId !== null) return 'paid'
  if (isOff) return 'off'
  return new Date(openUntil) <= at ? 'over' : 'open'
}

/** Throws payLinkPaid, payLinkOver for one that takes no payment any more. */
export function requireOpenLink(link: Judged, at: Date) {
  const state = payLinkState(link, at)
  if (state === 'paid') throw new AppError('payLinkPaid')
  if (state !== 'open') throw new AppError('payLinkOver')
}
