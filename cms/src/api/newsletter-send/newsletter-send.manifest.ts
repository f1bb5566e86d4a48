import { ofSystem } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const newsletterSend = {
  uid: 'api::newsletter-send.newsletter-send',
  versions: ofSystem,
  retention: { stays: 'one row for each issue; contains no personal data' },
  personalData: null,
  counted: ['lastSubscriber', 'queued'],
  editing: null,
} as const satisfies ContentManifest
