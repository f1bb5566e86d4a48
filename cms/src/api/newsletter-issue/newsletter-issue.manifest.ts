import { versioned } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const newsletterIssue = {
  uid: 'api::newsletter-issue.newsletter-issue',
  versions: versioned,
} as const satisfies ContentManifest
