import { ofSystem } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const shortLink = {
  uid: 'api::short-link.short-link',
  versions: ofSystem,
  retention: { stays: 'printed and e-mailed addresses must not lead elsewhere later' },
  personalData: null,
  counted: ['clicks'],
  editing: null,
} as const satisfies ContentManifest
