import { ofSystem } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const visitSum = {
  uid: 'api::visit-sum.visit-sum',
  versions: ofSystem,
  retention: { stays: 'a limited number of rows for each day; contains no personal data' },
  personalData: null,
  counted: ['count'],
  editing: null,
} as const satisfies ContentManifest
