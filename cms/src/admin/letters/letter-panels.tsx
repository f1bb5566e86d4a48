import type { StrapiApp } from '@strapi/strapi/admin'
import { SendPanel } from '../newsletter/send-panel'
import { sendWords } from '../newsletter/send-words'
import { wordsOf } from '../our-words'
import { LetterPreview } from './letter-preview'
import { letterWords } from './letter-words'
import { PlaceholderList } from './placeholder-list'
import { issueUid, letterUid } from './use-letter-preview'

type Edited = { model: string; documentId?: string }

const hasPreview = (model: string) => model === letterUid || model === issueUid

const letterPanels = [
  ({ model, documentId }: Edited) =>
    model === issueUid && documentId
      ? { title: wordsOf(sendWords).title, content: <SendPanel documentId={documentId} /> }
      : null,
  ({ model, documentId }: Edited) =>
    hasPreview(model)
      ? { title: wordsOf(letterWords).preview, content: <LetterPreview documentId={documentId} /> }
      : null,
  ({ model, documentId }: Edited) =>
    hasPreview(model)
      ? {
          title: wordsOf(letterWords).placeholders,
          content: <PlaceholderList documentId={documentId} />,
        }
      : null,
]

type AddPanels = (panels: typeof letterPanels) => void

/** Puts the preview and the placeholders beside the form of a letter, below its buttons. */
export function addLetterPanels({ getPlugin }: StrapiApp) {
  const { addEditViewSidePanel } = getPlugin('content-manager').apis
  if (isAddPanels(addEditViewSidePanel)) addEditViewSidePanel(letterPanels)
}

const isAddPanels = (value: unknown): value is AddPanels => typeof value === 'function'
