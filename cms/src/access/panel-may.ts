import type { Core } from '@strapi/strapi'
import type { ContentTypeUid } from '../lib/content-types'

type Right = 'read' | 'create' | 'update'
type Entry = { locale: string | null }
type Checker = { can: Record<Right, (entry: Entry, field?: string) => boolean> }

/** May somebody do so with the entries of a type in a language, or with a field of theirs? */
export type PanelMay = (
  right: Right,
  of: { uid: ContentTypeUid; locale: string | null },
  field?: string,
) => boolean

/**
 * What the roles of somebody in the panel allow, as Strapi's own forms ask it. A right that hangs on anything but the
 * language (on who wrote an entry) is none here.
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
