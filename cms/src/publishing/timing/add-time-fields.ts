import type { Core } from '@strapi/strapi'
import { timeFields } from '../../platform/lib/time-fields'
import { timedUids } from '../../platform/lib/timed-types'

/** Per locale; private, because no page uses it. */
const field = {
  type: 'datetime',
  private: true,
  pluginOptions: { i18n: { localized: true } },
} as const

/**
 * Adds the scheduling fields to every type with drafts, before Strapi creates their tables: in one place, so that new
 * types have them too (decision publication-and-preview).
 */
export function addTimeFields(strapi: Core.Strapi) {
  for (const uid of timedUids(strapi)) {
    const attributes: Record<string, unknown> = strapi.contentType(uid).attributes
    for (const name of timeFields) attributes[name] ??= { ...field }
  }
}
