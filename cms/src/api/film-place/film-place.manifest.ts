import { ofPeople, withAccount } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const filmPlace = {
  uid: 'api::film-place.film-place',
  versions: ofPeople,
  retention: withAccount,
  personalData: {
    name: 'films',
    fields: ['filmId', 'seconds', 'watchedAt'],
  },
  counted: [],
  editing: null,
} as const satisfies ContentManifest
