import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const consentRecord = {
  uid: 'api::consent-record.consent-record',
  versions: ofPeople,
  retention: { stays: 'the proof that somebody agreed; names nobody' },
  personalData: null,
  counted: [],
  editing: null,
} as const satisfies ContentManifest
