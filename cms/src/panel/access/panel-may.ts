import type { Core } from '@strapi/strapi'
import type { ContentTypeUid } from '../../platform/lib/content-types'

type Right = 'read' | 'create' | 'update'
type Entry = { locale: string | null }
type Checker = { can: Record<Right, (entry: Entry, field?: string) => boolean> }

/** Whether a panel user has a right on the entries of a type in a locale, or on one of their fields. */
export type PanelMay = (
  right: Right,
  of: { uid: ContentTypeUid; locale: string | null },
  field?: string,
) => boolean

/**
 * What a panel user's roles allow, evaluated as Strapi's own forms do. A right with any condition other than the locale
 * (such as the entry's author) counts as not granted.
 */
export function panelMay(strapi: Core.Strapi, userAbility: unknown): PanelMay {
  const service = strapi.plugin('content-manager').service('permission-checker')
  const checkers = new Map<ContentTypeUid, Checker>()
  const known = new Map<string, boolean>()
  const checkerOf = (uid: ContentTypeUid): Checker => {
    const checker = checkers.get(uid) ?? service.create({ userAbility, model: uid })
    checkers.set(uid, checker)
    return checker
  }
  return (right, { uid, locale }, field) => {
    const question = JSON.stringify([right, uid, locale, field])
    const answer = known.get(question) ?? checkerOf(uid).can[right]({ locale }, field)
    known.set(question, answer)
    return answer
  }
}
