import type { Core } from '@strapi/strapi'
import { eraseMessages } from './erase-messages'

const dayMs = 86_400_000

/** Days after it came. Two years: what was asked and promised may be asked about again; of a program's, a month. */
export const messageKeptDays = { ofPeople: 730, ofPrograms: 30 } as const

/** Erases messages whose time has passed. */
export async function forgetMessages(strapi: Core.Strapi, at: Date) {
  const before = (days: number) => ({ $lt: new Date(at.getTime() - days * dayMs) })
  await eraseMessages(strapi, { createdAt: before(messageKeptDays.ofPeople) })
  await eraseMessages(strapi, { state: 'spam', createdAt: before(messageKeptDays.ofPrograms) })
}
