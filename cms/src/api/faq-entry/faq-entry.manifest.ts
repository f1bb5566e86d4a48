import { versioned, withContent } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const faqEntry = {
  uid: 'api::faq-entry.faq-entry',
  versions: versioned,
  retention: withContent,
  personalData: null,
  counted: ['helpedYes', 'helpedNo'],
} as const satisfies ContentManifest
