import type { StrapiApp } from '@strapi/strapi/admin'
import { SendPanel } from '../newsletter/send-panel'
import { sendWords } from '../newsletter/send-words'
import { wordsOf } from '../our-words'
import { EmailPreview } from './email-preview'
import { emailWords } from './email-words'
import { PlaceholderList } from './placeholder-list'
import { type Edited, issueUid, templateUid } from './use-email-preview'

const hasPreview = (model: string) => model === templateUid || model === issueUid

const emailPanels = [
  ({ model, documentId }: Edited) =>
    model === issueUid && documentId
      ? { title: wordsOf(sendWords).title, content: <SendPanel documentId={documentId} /> }
      : null,
  ({ model, documentId }: Edited) =>
    hasPreview(model)
      ? {
          title: wordsOf(emailWords).preview,
          content: <EmailPreview model={model} documentId={documentId} />,
        }
      : null,
  ({ model, documentId }: Edited) =>
    hasPreview(model)
      ? {
          title: wordsOf(emailWords).placeholders,
          content: <PlaceholderList model={model} documentId={documentId} />,
        }
      : null,
]

type AddPanels = (panels: typeof emailPanels) => void

/** Adds preview and placeholders beside the form of an e-mail, below its buttons. */
export function addEmailPanels({ getPlugin }: StrapiApp) {
  const { addEditViewSidePanel } = getPlugin('content-manager').apis
  if (isAddPanels(addEditViewSidePanel)) addEditViewSidePanel(emailPanels)
}

const isAddPanels = (value: unknown): value is AddPanels => typeof value === 'function'
