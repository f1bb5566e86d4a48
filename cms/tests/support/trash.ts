import { randomBytes } from 'node:crypto'
import { afterAll, expect } from '@jest/globals'
import sharp from 'sharp'
import { createEntry, deleteEntry } from './admin'
import { paragraphs, titlePrefix } from './content'
import { requestPanel } from './editing'
import type { RunningCms } from './running'

type Trashed = { id: number; title: string; type: string; locales: string[]; by: string | null }

/** Code for `runInStrapi`: whether an entry can be restored at an instant, and what is left after emptying the trash. */
export const atInstants = `
const { setClock } = require('./dist/src/platform/lib/clock')
const { restoreEntry } = require('./dist/src/publishing/trash/restore-entry')
const { emptyTrash } = require('./dist/src/publishing/trash/empty-trash')
const rows = () => strapi.db.query('api::trashed-entry.trashed-entry')
async function run(id, documentId, ...instants) {
  const row = await rows().findOne({ where: { id: Number(id) } })
  for (const at of instants.map((ms) => new Date(new Date(row.deletedAt).getTime() + Number(ms)))) {
    setClock(() => at)
    const ability = { can: () => false, cannot: () => true }
    const said = await restoreEntry(strapi, { ability, id: Number(id) }).catch(({ name }) => name)
    await emptyTrash(strapi, at)
    const left = await rows().count({ where: { id: Number(id) } })
    const versions = await strapi.db.query('api::entry-version.entry-version').count({ where: { entryId: documentId } })
    tell([said, left, versions])
  }
}
`

export const newSlug = () => `proba-kuka-${randomBytes(5).toString('hex')}`

export const page = 'api::page.page'

/** Creates entries, deleted after the test file, and reads the trash as panel users. */
export function trashOn(cms: RunningCms) {
  const documents: [uid: string, documentId: string][] = []
  afterAll(async () => {
    for (const [uid, documentId] of documents) await deleteEntry(cms, uid, documentId)
  })

  const create = async (uid: string, data: object, locale = 'hu') => {
    const { status, body } = await createEntry(cms, uid, data, locale)
    expect([uid, status]).toEqual([uid, 201])
    documents.push([uid, body.data.documentId])
    return body.data
  }
  const newPage = (fields: object = {}) =>
    create(page, {
      slug: newSlug(),
      title: `${titlePrefix} a kukában`,
      blocks: paragraphs('egy'),
      ...fields,
    })
  const inTrash = async (title: string, account: Parameters<typeof requestPanel>[3] = {}) => {
    const { body } = await requestPanel(cms, 'GET', '/editing/trash', account)
    return body.entries.find((entry: Trashed) => entry.title === title)
  }
  const takeBack = (id: number, account: Parameters<typeof requestPanel>[3] = {}) =>
    requestPanel(cms, 'POST', `/editing/trash/${id}`, account)
  const newPicture = async () => {
    const red = sharp({ create: { width: 9, height: 9, channels: 3, background: '#c33' } })
    const data = await red.png().toBuffer()
    const form = new FormData()
    form.append('files', new Blob([new Uint8Array(data)]), `${newSlug()}.png`)
    const answer = await fetch(`${cms.url}/upload`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${cms.editorToken}` },
      body: form,
    })
    const [file]: { id: number; name: string; url: string }[] = await answer.json()
    if (!file) throw new Error('No picture was taken')
    return file
  }

  return { create, newPage, inTrash, takeBack, newPicture }
}
