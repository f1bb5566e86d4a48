import { describe, expect, test } from '@jest/globals'
import type { listChanged } from '../../src/panel/to-do/list-changed'
import type { Missing } from '../../src/panel/to-do/list-missing'
import type { listTimed } from '../../src/panel/to-do/list-timed'
import type { listWaiting } from '../../src/panel/to-do/list-waiting'
import { createEntry, deleteEntry, findEntry, publishEntry, saveEntry } from '../support/admin'
import { callEditors } from '../support/editors'
import { runSql } from '../support/rows'
import { everyCms, type RunningCms } from '../support/running'

const page = 'api::page.page'
const banner = 'api::banner.banner'

async function list<Body>(cms: RunningCms, name: string, account: 'editor' | 'author' = 'editor') {
  const { status, body } = await callEditors<Body>(cms, `/to-do/${name}?language=hun`, { account })
  expect(status).toBe(200)
  return body
}

type Waiting = Awaited<ReturnType<typeof listWaiting>>
type Timed = Awaited<ReturnType<typeof listTimed>>
type Changed = Awaited<ReturnType<typeof listChanged>>

const day = 86_400_000
const inDays = (count: number) => new Date(Date.now() + count * day).toISOString()

describe.each(everyCms())('attention items of the panel on %s', (_name, cms) => {
  test('a call without signing in to the panel is refused', async () => {
    for (const name of ['missing', 'waiting', 'timed', 'changed']) {
      const answer = await callEditors(cms, `/to-do/${name}?language=hun`, { account: 'anonymous' })
      expect(answer.status).toBe(401)
    }
  })

  test('a draft is listed as waiting and as the newest change until it is published', async () => {
    const entry = await findEntry(cms, page, ['slug', 'terms'])
    // Always the same reader: authors do not see every type.
    const before = await list<Waiting>(cms, 'waiting', 'author')
    await saveEntry(cms, page, { ...entry, title: 'Próba: feltételek' })
    const waiting = await list<Waiting>(cms, 'waiting', 'author')
    expect(waiting.total).toBe(before.total + 1)
    expect(waiting.entries[0]).toMatchObject({ title: 'Próba: feltételek', state: 'changed' })
    const [newest] = (await list<Changed>(cms, 'changed')).entries
    expect(newest).toMatchObject({ documentId: entry.documentId, by: expect.stringMatching(/\S/) })
    await publishEntry(cms, page, entry)
    expect((await list<Waiting>(cms, 'waiting', 'author')).total).toBe(before.total)
  })

  test('an incident is listed until it is closed', async () => {
    const before = (await list<Waiting>(cms, 'waiting')).incidents ?? 0
    await runSql(
      cms,
      `INSERT INTO incidents (document_id, key, kind, state, published_at)
       VALUES ('todo', 'todo', 'taskFailed', 'open', CURRENT_TIMESTAMP)`,
    )
    expect((await list<Waiting>(cms, 'waiting')).incidents).toBe(before + 1)
    await runSql(cms, `DELETE FROM incidents WHERE key = 'todo'`)
  })

  test('a banner is listed as scheduled until it begins, then until it ends', async () => {
    const data = {
      ...{ description: 'Próba', isAvailable: false },
      ...{ startDate: inDays(2), endDate: inDays(5) },
    }
    const { body } = await createEntry(cms, banner, data)
    const { documentId } = body.data
    const of = async () =>
      (await list<Timed>(cms, 'timed')).entries.find((entry) => entry.documentId === documentId)
    expect(await of()).toBeUndefined()
    await publishEntry(cms, banner, { ...body.data })
    expect(await of()).toMatchObject({ turn: 'begins', at: data.startDate, state: 'timed' })
    await publishEntry(cms, banner, { ...body.data, startDate: inDays(-1) })
    expect(await of()).toMatchObject({ turn: 'ends', at: data.endDate, state: 'live' })
    await deleteEntry(cms, banner, documentId)
  })

  test('an entry without a translation is listed as missing there', async () => {
    const uid = 'api::interpretation-text.interpretation-text'
    const before = await list<Missing>(cms, 'missing')
    const data = { key: 'chakra.throat.9', subject: 'chakra', title: 'Próba' }
    const { body } = await createEntry(cms, uid, data, 'en')
    // No result needs this text: it is not listed as missing in the other languages.
    expect((await list<Missing>(cms, 'missing')).texts).toEqual(before.texts)
    await deleteEntry(cms, uid, body.data.documentId)
    const form = { title: 'Trial', formId: `trial-${Date.now()}` }
    const created = await createEntry(cms, 'api::registration-form.registration-form', form, 'en')
    const missing = await list<Missing>(cms, 'missing')
    expect(missing.entries.total).toBe(before.entries.total + 1)
    expect(missing.entries.entries).toContainEqual(
      expect.objectContaining({ title: 'Trial', locale: 'en' }),
    )
    await deleteEntry(cms, 'api::registration-form.registration-form', created.body.data.documentId)
  })
})
