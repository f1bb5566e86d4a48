import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const gift = {
  uid: 'api::gift.gift',
  versions: ofPeople,
  retention: { stays: 'accounting; purgeOldAccounts removes the recipient' },
  personalData: {
    name: 'gifts',
    by: 'giverUserId',
    // The recipient can still claim it. Without `token`: it is the recipient's.
    fields: [
      'documentId',
      'productKey',
      'giverName',
      'recipientName',
      'recipientEmail',
      'message',
      'deliverAt',
      'state',
    ],
    emptied: { giverUserId: null },
  },
  counted: [],
  editing: null,
} as const satisfies ContentManifest
