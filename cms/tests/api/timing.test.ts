import { describe, expect, test } from '@jest/globals'
import {
  createEntry,
  deleteEntry,
  findEntry,
  publishEntry,
  saveEntry,
  unpublishEntry,
} from '../support/admin'
import { barrierFor } from '../support/barrier'
import { getWithToken } from '../support/content'
import { addressOf, requestPanel } from '../support/editing'
import { callEditors } from '../support/editors'
import { runInStrapi } from '../support/in-strapi'
import { runSql } from '../support/rows'
import { everyCms, type RunningCms } from '../support/running'
import { until } from '../support/until'

const description = 'api::description.description'
const hour = 3_600_000
const inHours = (count: number) => new Date(Date.now() + count * hour).toISOString()

const prose = [{ type: 'paragraph', children: [{ type: 'text', text: 'Próba.' }] }]
let number = 0

async function newDraft(cms: RunningCms, fields: object = {}) {
  number += 1
  const slug = `idozites-${Date.now()}-${number}`
  const data = { slug, title: `Próba ${slug}`, content: prose, ...fields }
  const { status, body } = await createEntry(cms, description, data)
  expect([status, body.error?.message]).toEqual([201, undefined])
  return { ...body.data, slug }
}

const isOnline = async (cms: RunningCms, slug: string) => {
  const answer = await getWithToken(cms, `descriptions?locale=hu&filters[slug][$eq]=${slug}`)
  const { data }: { data: object[] } = await answer.json()
  expect(JSON.stringify(data)).not.toMatch(/publishAt|unpublishAt/)
  return data.length > 0
}

/** Runs the timed action at a given moment in a process of its own; reports the number of publish or unpublish calls. */
const turning = `
const { setClock } = require('./dist/src/platform/lib/clock')
const { findDue } = require('./dist/src/publishing/timing/find-due')
const { giveUpTurn, turnEntry } = require('./dist/src/publishing/timing/turn-entry')
async function run(documentId, turn, moment, url) {
  const uid = '${description}'
  const payload = { uid, documentId, locale: 'hu', turn }
  const key = 'turnEntry:' + Object.values(payload).join(' ')
  let told = 0
  strapi.documents.use((context, next) => {
    if (context.params.documentId === documentId && context.action === turn) told += 1
    return next()
  })
  setClock(() => new Date(moment))
  await strapi.db.query('api::task.task').deleteMany({ where: { key } })
  if (url) await fetch(url)
  else await findDue(strapi, new Date(moment))
  const tasks = await strapi.db.query('api::task.task').count({ where: { key } })
  const failure = await turnEntry(strapi, payload).then(() => null, (error) => error.message)
  if (failure) await giveUpTurn(strapi, payload)
  setClock()
  tell({ tasks, told, failure })
}`

type Turned = { tasks: number; told: number; failure: string | null }

const turn = async (cms: RunningCms, ...options: string[]) =>
  ((await runInStrapi(cms, turning, ...options)) as Turned[])[0]

describe.each(everyCms())('scheduled publication on %s', (_name, cms) => {
  const timesOf = async (documentId: string) => {
    const rows = await runSql(
      cms,
      `SELECT publish_at, unpublish_at FROM descriptions WHERE document_id = '${documentId}' AND published_at IS NULL`,
    )
    return [rows[0]?.publish_at ?? null, rows[0]?.unpublish_at ?? null]
  }

  test('publishes and unpublishes an entry at the set minutes, each once', async () => {
    const [begin, end] = [inHours(1), inHours(2)]
    const { documentId, slug } = await newDraft(cms, { publishAt: begin, unpublishAt: end })
    const justBefore = (moment: string) => new Date(Date.parse(moment) - 1).toISOString()
    expect(await turn(cms, documentId, 'publish', justBefore(begin))).toMatchObject({
      tasks: 0,
      told: 0,
    })
    expect(await isOnline(cms, slug)).toBe(false)
    expect(await turn(cms, documentId, 'publish', begin)).toMatchObject({ tasks: 1, told: 1 })
    expect(await isOnline(cms, slug)).toBe(true)
    expect((await timesOf(documentId))[0]).toBeNull()
    expect(await turn(cms, documentId, 'publish', begin)).toMatchObject({ tasks: 0, told: 0 })
    expect(await turn(cms, documentId, 'unpublish', justBefore(end))).toMatchObject({
      tasks: 0,
      told: 0,
    })
    expect(await isOnline(cms, slug)).toBe(true)
    expect(await turn(cms, documentId, 'unpublish', end)).toMatchObject({ tasks: 1, told: 1 })
    expect(await isOnline(cms, slug)).toBe(false)
    expect(await timesOf(documentId)).toEqual([null, null])
    await deleteEntry(cms, description, documentId)
  })

  test('is done once by two processes at the same moment', async () => {
    const begin = inHours(1)
    const { documentId, slug } = await newDraft(cms, { publishAt: begin })
    const barrier = await barrierFor(2)
    const both = await Promise.all(
      [1, 2].map(() => turn(cms, documentId, 'publish', begin, barrier.url)),
    )
    barrier.end()
    expect(both.map((one) => one?.failure)).toEqual([null, null])
    expect(both.reduce((sum, one) => sum + (one?.told ?? 0), 0)).toBe(1)
    expect(await isOnline(cms, slug)).toBe(true)
    await deleteEntry(cms, description, documentId)
  })

  test('if both times passed while no cms ran, the entry is unpublished, and not published before', async () => {
    const { documentId, slug } = await newDraft(cms, {
      publishAt: inHours(1),
      unpublishAt: inHours(2),
    })
    const late = inHours(3)
    expect(await turn(cms, documentId, 'unpublish', late)).toMatchObject({ failure: null })
    expect((await timesOf(documentId))[1]).not.toBeNull()
    expect(await turn(cms, documentId, 'publish', late)).toMatchObject({ told: 0, failure: null })
    expect(await turn(cms, documentId, 'unpublish', late)).toMatchObject({ failure: null })
    expect([await isOnline(cms, slug), await timesOf(documentId)]).toEqual([false, [null, null]])
    await deleteEntry(cms, description, documentId)
  })

  test('an incomplete entry stays a draft, and is not retried', async () => {
    const begin = inHours(1)
    const { documentId, slug } = await newDraft(cms, { title: 'Próba', publishAt: begin })
    await runSql(cms, `UPDATE descriptions SET title = NULL WHERE document_id = '${documentId}'`)
    const turned = await turn(cms, documentId, 'publish', begin)
    expect(turned?.failure).toEqual(expect.any(String))
    expect([await isOnline(cms, slug), await timesOf(documentId)]).toEqual([false, [null, null]])
    await deleteEntry(cms, description, documentId)
  })

  test('the running cms does it, also for a time in the past', async () => {
    const { documentId, slug } = await newDraft(cms, { publishAt: inHours(-1) })
    expect(await until(async () => (await isOnline(cms, slug)) || undefined)).toBe(true)
    const entry = await findEntry(cms, description, ['slug', slug])
    expect((await saveEntry(cms, description, { ...entry, unpublishAt: inHours(-1) })).status).toBe(
      200,
    )
    expect(await until(async () => !(await isOnline(cms, slug)) || undefined)).toBe(true)
    await deleteEntry(cms, description, documentId)
  })

  test('an empty period is refused, from either field', async () => {
    const [begin, after] = [inHours(1), new Date(Date.now() + hour + 1).toISOString()]
    for (const unpublishAt of [begin, inHours(0)]) {
      const data = { slug: `ures-${Date.now()}`, title: 'Próba', content: prose, publishAt: begin }
      const { status, body } = await createEntry(cms, description, { ...data, unpublishAt })
      expect(status).toBe(400)
      expect(JSON.stringify(body)).toContain('unpublishAt')
    }
    const entry = await newDraft(cms, { publishAt: begin, unpublishAt: after })
    // Only one of the two changes, compared with the stored other one.
    const moved = await saveEntry(cms, description, {
      documentId: entry.documentId,
      publishAt: after,
    })
    expect(moved.status).toBe(400)
    await deleteEntry(cms, description, entry.documentId)
  })

  test('an entry cannot be published by hand before its time, nor when it would be unpublished at once', async () => {
    const entry = await newDraft(cms, { publishAt: inHours(1) })
    const { documentId, slug } = entry
    const early = await publishEntry(cms, description, { documentId })
    expect([early.status, await isOnline(cms, slug)]).toEqual([400, false])
    expect(JSON.stringify(early.body)).toContain('Mikor jelenjen meg')
    // The task may clear the time that has passed between the two calls: then once more.
    const late = await until(async () => {
      const times = { publishAt: null, unpublishAt: inHours(-1) }
      expect((await saveEntry(cms, description, { documentId, ...times })).status).toBe(200)
      const { status } = await publishEntry(cms, description, { documentId })
      if (status === 200) await unpublishEntry(cms, description, documentId)
      return status === 400 || undefined
    })
    expect(late).toBe(true)
    await saveEntry(cms, description, { documentId, unpublishAt: inHours(1) })
    expect((await publishEntry(cms, description, { documentId })).status).toBe(200)
    expect(await isOnline(cms, slug)).toBe(true)
    await unpublishEntry(cms, description, documentId)
    await deleteEntry(cms, description, documentId)
  })

  test('an author can neither schedule nor change scheduled entries', async () => {
    const { documentId, ...entry } = await newDraft(cms)
    const save = (body: object) =>
      requestPanel(cms, 'PUT', addressOf(description, documentId), { account: 'author', body })
    await save({ title: 'Próba: szerző', publishAt: inHours(1) })
    expect(await timesOf(documentId)).toEqual([null, null])
    expect((await save({ title: 'Próba: szerző' })).status).toBe(200)
    await saveEntry(cms, description, { documentId, publishAt: inHours(1) })
    expect((await save({ title: 'Próba: mégis' })).status).toBe(400)
    expect((await findEntry(cms, description, ['slug', entry.slug])).title).toBe('Próba: szerző')
    await deleteEntry(cms, description, documentId)
  })

  test('lists and the home page show the time', async () => {
    const begin = inHours(1)
    const { documentId } = await newDraft(cms, { title: 'Próba: időzítve', publishAt: begin })
    expect(await findEntry(cms, description, ['title', 'Próba: időzítve'])).toMatchObject({
      ...{ state: 'timed', turnsAt: begin },
    })
    const { body } = await callEditors<{ entries: object[] }>(cms, '/to-do/timed?language=hun')
    expect(body.entries).toContainEqual(
      expect.objectContaining({ documentId, state: 'timed', turn: 'begins', at: begin }),
    )
    await saveEntry(cms, description, { documentId, publishAt: null, unpublishAt: begin })
    await publishEntry(cms, description, { documentId })
    expect(await findEntry(cms, description, ['title', 'Próba: időzítve'])).toMatchObject({
      ...{ state: 'live', turnsAt: begin },
    })
    await deleteEntry(cms, description, documentId)
  })

  test('copies and restored entries have no schedule', async () => {
    const { documentId } = await newDraft(cms, { publishAt: inHours(1), unpublishAt: inHours(2) })
    const body = { slug: `masolat-${Date.now()}`, title: 'Próba: másolat', content: prose }
    const path = `/content-manager/collection-types/${description}/clone/${documentId}?locale=hu`
    const copied = await requestPanel(cms, 'POST', path, {
      body: { ...body, publishAt: inHours(1) },
    })
    expect(copied.status).toBe(200)
    const { documentId: copy } = copied.body.data ?? copied.body
    expect(await timesOf(copy)).toEqual([null, null])
    for (const one of [documentId, copy]) await deleteEntry(cms, description, one)
  })
})
