import { ofSystem } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const shortLinkClick = {
  uid: 'api::short-link-click.short-link-click',
  versions: ofSystem,
  retention: { stays: 'one row for each link, day and host; contains no personal data' },
  personalData: null,
  counted: ['count'],
  editing: null,
} as const satisfies ContentManifest
