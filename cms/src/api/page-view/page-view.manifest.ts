import { ofSystem } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const pageView = {
  uid: 'api::page-view.page-view',
  versions: ofSystem,
  retention: { stays: 'a row for each page and day; names nobody' },
  personalData: null,
  counted: ['count'],
  editing: null,
} as const satisfies ContentManifest
