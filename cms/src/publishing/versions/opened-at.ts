import type { Core } from '@strapi/strapi'
import { openedHeader } from './opened-header'

/**
 * When the opened draft was last saved, as sent by the panel with each save; undefined without that header, such as
 * from a program that writes only its own fields. An unreadable value counts as the epoch.
 */
export function openedAt(
  { requestContext }: Core.Strapi,
  uid: string,
  documentId: string,
): Date | undefined {
  const request = requestContext.get()
  const header = request?.get(openedHeader)
  const { model, id = documentId } = (request?.params ?? {}) as Record<string, string>
  if (!header || model !== uid || id !== documentId) return undefined
  const at = new Date(header)
  return Number.isNaN(at.getTime()) ? new Date(0) : at
}
