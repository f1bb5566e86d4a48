import { ofPeople } from '../../platform/manifests/answers'
import type { ContentManifest } from '../../platform/manifests/content-manifest'

export const outgoingMail = {
  uid: 'api::outgoing-mail.outgoing-mail',
  versions: ofPeople,
  retention: { job: 'purgeSentEmails', days: 90, after: 'its due date' },
  personalData: {
    name: 'mails',
    // Without `data`: an unsent e-mail contains the secret of its link.
    fields: ['mail', 'recipient', 'language', 'state', 'createdAt', 'dueAt', 'sentAt'],
  },
  counted: ['unanswered'],
  editing: null,
} as const satisfies ContentManifest
