import type { Core } from '@strapi/strapi'
import { eraseMessages } from './erase-messages'

const dayMs = 86_400_000

/**
 * Days after arrival. Two years for messages of people, which may be referred to later; a month for those of programs.
 */
export const messageRetentionDays = { ofPeople: 730, ofPrograms: 30 } as const

/** Erases messages after their retention time. */
export async function purgeMessages(strapi: Core.Strapi, at: Date) {
  const before = (days: number) => ({ $lt: new Date(at.getTime() - days * dayMs) })
  await eraseMessages(strapi, { createdAt: before(messageRetentionDays.ofPeople) })
  await eraseMessages(strapi, { state: 'spam', createdAt: before(messageRetentionDays.ofPrograms) })
}
