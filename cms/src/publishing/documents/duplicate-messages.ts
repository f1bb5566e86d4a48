import type { Language } from '@krono/contract'
import { labelOf } from '../../panel/editor/tables'
import type { ContentTypeUid } from '../../platform/lib/content-types'

type Duplicate = { uid: ContentTypeUid; field: string; value: string }

/** Message for an editor who saves a second entry with the same key, with the form's field label. */
export function duplicateMessage({ uid, field, value }: Duplicate, language: Language): string {
  const label = labelOf(uid, field, language === 'hun' ? 'hun' : 'eng')
  return language === 'hun'
    ? `Már van ilyen bejegyzés: ${label} „${value}”. Nyisd meg azt, vagy adj meg mást.`
    : `There is such an entry already: ${label} “${value}”. Open that one or choose another.`
}

/** The same if the unique index refused it and the value is unknown. */
export const duplicateFallback = {
  hun: 'Már van ilyen bejegyzés. Nyisd meg azt, vagy adj meg mást.',
  eng: 'There is such an entry already. Open that one or choose another.',
  rus: 'There is such an entry already. Open that one or choose another.',
} as const satisfies Record<Language, string>
