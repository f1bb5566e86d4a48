import type { StrapiApp } from '@strapi/strapi/admin'
import { messageUid } from '../../messaging/contact/message-row'
import { wordsOf } from '../our-words'
import { AnswerPanel } from './answer-panel'
import { messageWords } from './message-words'

type Edited = { model: string; documentId?: string }

const answerPanel = ({ model, documentId }: Edited) =>
  model === messageUid && documentId
    ? { title: wordsOf(messageWords).title, content: <AnswerPanel documentId={documentId} /> }
    : null

type AddPanels = (panels: (typeof answerPanel)[]) => void

/** Adds the answer panel beside the form of a message, below its buttons. */
export function addAnswerPanel({ getPlugin }: StrapiApp) {
  const { addEditViewSidePanel } = getPlugin('content-manager').apis
  if (isAddPanels(addEditViewSidePanel)) addEditViewSidePanel([answerPanel])
}

const isAddPanels = (value: unknown): value is AddPanels => typeof value === 'function'
