import { randomBytes } from 'node:crypto'
import { afterAll } from '@jest/globals'
import { createEntry, deleteEntry } from './admin'
import { paragraphs, titlePrefix } from './content'
import { type Form, openForm } from './editing'
import type { RunningCms } from './running'

export const page = 'api::page.page'

/** Pages that two editors have open. Entries in `documents` are deleted after the test file. */
export function formsOn(cms: RunningCms) {
  const documents: [uid: string, documentId: string][] = []
  const newForm = async (): Promise<Form> => {
    const slug = `proba-ketten-${randomBytes(5).toString('hex')}`
    const data = { slug, title: `${titlePrefix} egy`, blocks: paragraphs('egy') }
    const { body } = await createEntry(cms, page, data)
    documents.push([page, body.data.documentId])
    return openForm(cms, page, body.data.documentId)
  }
  afterAll(async () => {
    for (const [uid, documentId] of documents) await deleteEntry(cms, uid, documentId)
  })
  const titleOf = async ({ documentId }: Form) => (await openForm(cms, page, documentId)).title

  return { documents, newForm, titleOf }
}
