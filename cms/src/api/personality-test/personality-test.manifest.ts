import { ofPeople, withAccount } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const personalityTest = {
  uid: 'api::personality-test.personality-test',
  versions: ofPeople,
  retention: withAccount,
  personalData: {
    name: 'personalityTests',
    fields: ['documentId', 'version', 'takenAt', 'answers', 'createdAt', 'updatedAt'],
  },
  counted: [],
  editing: null,
} as const satisfies ContentManifest
