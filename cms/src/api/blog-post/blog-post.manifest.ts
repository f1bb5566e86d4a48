import { versioned, withContent } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const blogPost = {
  uid: 'api::blog-post.blog-post',
  versions: versioned,
  retention: withContent,
  personalData: null,
  counted: [],
} as const satisfies ContentManifest
