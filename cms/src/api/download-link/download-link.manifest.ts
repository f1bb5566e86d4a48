import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const downloadLink = {
  uid: 'api::download-link.download-link',
  versions: ofPeople,
} as const satisfies ContentManifest
