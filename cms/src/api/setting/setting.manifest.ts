import { ofSystem } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const setting = {
  uid: 'api::setting.setting',
  versions: ofSystem,
  retention: { stays: 'a row a changed setting' },
  personalData: null,
  counted: [],
  editing: null,
} as const satisfies ContentManifest
