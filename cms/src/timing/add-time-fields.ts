import type { Core } from '@strapi/strapi'
import { timeFields } from '../lib/time-fields'
import { timedUids } from '../lib/timed-types'

/** Of each language its own; no page is made of it, so no answer tells it. */
const field = {
  type: 'datetime',
  private: true,
  pluginOptions: { i18n: { localized: true } },
} as const

/**
 * Gives every type with drafts the fields of its timing, before Strapi makes their tables: one place for all, so that a new
 * type has them too (decision 181).
 */
export function addTimeFields(strapi: Core.Strapi) {
  for (const uid of timedUids(strapi)) {
    const attributes: Record<string, unknown> = strapi.contentType(uid).attributes
    for (const name of timeFields) attributes[name] ??= { ...field }
  }
}
