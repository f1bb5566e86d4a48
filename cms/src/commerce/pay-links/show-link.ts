import type { OpenPayLink } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError } from '../../platform/lib/app-error'
import { now } from '../../platform/lib/clock'
import { findPayLink, payLinkState } from './pay-link-row'

/** The public view of a payment link. Throws notFound. */
export async function showLink(strapi: Core.Strapi, token: string): Promise<OpenPayLink> {
  const link = await findPayLink(strapi, { token })
  if (!link) throw new AppError('notFound')
  const { name, amount, currency, isOnce, openUntil } = link
  return {
    name,
    price: { amount, currency },
    isOnce,
    state: payLinkState(link, now()),
    openUntil: new Date(openUntil).toISOString(),
  }
}
