import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const consentRecord = {
  uid: 'api::consent-record.consent-record',
  versions: ofPeople,
  retention: { stays: 'proof of consent; contains no personal data' },
  personalData: null,
  counted: [],
  editing: null,
} as const satisfies ContentManifest
