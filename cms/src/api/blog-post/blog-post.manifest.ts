import { versioned } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const blogPost = {
  uid: 'api::blog-post.blog-post',
  versions: versioned,
} as const satisfies ContentManifest
