import type { OpenPayLink } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'
import { now } from '../lib/clock'
import { findPayLink, payLinkState } from './pay-link-row'

/** What whoever has its address sees of a link. Throws notFound. */
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
