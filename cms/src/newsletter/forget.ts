import type { Core } from '@strapi/strapi'
import { forgetSoftBounces } from '../mail-stops/soft-bounces'
import { forgetConsents } from './consents'
import { subscriberUid } from './subscriber-row'

const dayMs = 86_400_000

/** How long an address stays that was asked and never answered. */
export const askedKeptDays = 30

/** Addresses that never answered, and what was agreed to so long ago that nobody asks for its proof. */
export async function forgetAsked(strapi: Core.Strapi, at: Date) {
  const before = new Date(at.getTime() - askedKeptDays * dayMs)
  await strapi.db
    .query(subscriberUid)
    .deleteMany({ where: { state: 'asked', askedAt: { $lt: before } } })
  await forgetConsents(strapi, at)
  await forgetSoftBounces(strapi, at)
}
