import { ofSystem } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const pageView = {
  uid: 'api::page-view.page-view',
  versions: ofSystem,
  retention: { stays: 'one row for each page and day; contains no personal data' },
  personalData: null,
  counted: ['count'],
  editing: null,
} as const satisfies ContentManifest
