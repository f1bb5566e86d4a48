import type { Currency, OpenPayLink } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError } from '../../platform/lib/app-error'

/** A public page to pay an amount set by an admin. Amounts are minor units; instants are texts. */
export type PayLinkRow = {
  id: number
  documentId: string
  /** Last part of its URL. */
  token: string
  /** Key of the form that created it: repeating it returns the same link. */
  formKey: string
  name: string
  amount: number
  currency: Currency
  /** One payment, or any number. */
  isOnce: boolean
  openUntil: string
  isOff: boolean
  /** For a link for one payment: the order that paid it. */
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

type PayLinkState = Pick<PayLinkRow, 'isOff' | 'openUntil' | 'paidOrderId'>

/** The state of a link at an instant. A paid one stays paid. */
export function payLinkState(
  { isOff, openUntil, paidOrderId }: PayLinkState,
  at: Date,
): OpenPayLink['state'] {
  if (paidOrderId !== null) return 'paid'
  if (isOff) return 'off'
  return new Date(openUntil) <= at ? 'over' : 'open'
}

/** Throws payLinkPaid, payLinkOver if it takes no more payments. */
export function requireOpenLink(link: PayLinkState, at: Date) {
  const state = payLinkState(link, at)
  if (state === 'paid') throw new AppError('payLinkPaid')
  if (state !== 'open') throw new AppError('payLinkOver')
}
