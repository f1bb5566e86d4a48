import { ofSystem } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const task = {
  uid: 'api::task.task',
  versions: ofSystem,
} as const satisfies ContentManifest
