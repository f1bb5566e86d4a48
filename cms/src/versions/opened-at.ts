import type { Core } from '@strapi/strapi'
import { openedHeader } from './opened-header'

/**
 * When the draft was saved last that an editor opened, as their panel says with each save; undefined when nobody says
 * so: a program that writes fields of its own. What cannot be read was opened before there was anything.
 */
export function openedAt(
  { requestContext }: Core.Strapi,
  uid: string,
  documentId: string,
): Date | undefined {
  const request = requestContext.get()
  const said = request?.get(openedHeader)
  const { model, id = documentId } = (request?.params ?? {}) as Record<string, string>
  if (!said || model !== uid || id !== documentId) return undefined
  const at = new Date(said)
  return Number.isNaN(at.getTime()) ? new Date(0) : at
}
