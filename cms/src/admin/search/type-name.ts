import type { ContentTypeUid } from '../../platform/lib/content-types'
import { manifests } from '../../platform/manifests/manifests'
import { shownLanguage } from '../shown-language'

export function typeName(uid: ContentTypeUid): string {
  const manifest = manifests.find((one) => one.uid === uid)
  return manifest?.editing?.name[shownLanguage()] ?? uid
}
