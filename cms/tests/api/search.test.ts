import { beforeAll, describe, expect, test } from '@jest/globals'
import type { findTexts } from '../../src/analysis/text-search/find-texts'
import { createEntry, deleteEntry, findEntry, publishEntry, saveEntry } from '../support/admin'
import { callEditors } from '../support/editors'
import { everyCms, type RunningCms } from '../support/running'

type Found = Awaited<ReturnType<typeof findTexts>>

const page = 'api::page.page'

async function find(cms: RunningCms, query: string, how: { token?: string } = {}) {
  const params = new URLSearchParams({ query, language: 'hun' })
  const { status, body } = await callEditors<Found>(cms, `/search?${params}`, how)
  expect(status).toBe(200)
  return body
}

const statusOf = async (
  cms: RunningCms,
  query: string,
  account: 'editor' | 'anonymous' = 'editor',
) => (await callEditors(cms, `/search?${query}`, { account })).status

/** Adds a panel user with only these permissions, signs in, and returns the token. */
async function userWithPermissions(cms: RunningCms, permissions: object[]): Promise<string> {
  const ask = async (method: string, path: string, data?: object) => {
    const answer = await fetch(`${cms.url}/admin${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${cms.adminToken}` },
      body: data && JSON.stringify(data),
    })
    const body = await answer.json()
    if (!answer.ok) throw new Error(JSON.stringify(body))
    return body.data
  }
  const mark = Date.now()
  const role = await ask('POST', '/roles', { name: `Próba ${mark}`, description: 'x' })
  await ask('PUT', `/roles/${role.id}/permissions`, { permissions })
  const person = { email: `reader-${mark}@krono.example`, password: 'Kek5Szilva8' }
  const user = await ask('POST', '/users', {
    ...{ firstname: 'R', lastname: 'R', email: person.email, roles: [role.id] },
  })
  await ask('PUT', `/users/${user.id}`, { password: person.password, isActive: true })
  const answer = await fetch(`${cms.url}/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(person),
  })
  const { data } = await answer.json()
  return data.token ?? data.accessToken
}

describe.each(everyCms())('the search of the panel on %s', (_name, cms) => {
  test.each([
    ['with the name of a result', 'torok 3. nyolcad', 'Csakra: Torok, 3. nyolcad'],
    ['without accents', 'harmadik szem 0. nyolcad', 'Csakra: Harmadik szem, 0. nyolcad'],
    ['in English', 'throat octant 3', 'Csakra: Torok, 3. nyolcad'],
    ['in Russian', 'горло октант 3', 'Csakra: Torok, 3. nyolcad'],
  ])('finds a text %s', async (_how, query, about) => {
    const { hits } = await find(cms, query)
    // The panel's language comes first, whatever the language of the query.
    expect(hits[0]).toMatchObject({ locale: 'hu', about: expect.stringContaining(about) })
    const same = hits.filter((hit) => hit.about?.includes(about))
    expect(new Set(same.map(({ locale }) => locale))).toEqual(new Set(['hu', 'en', 'ru']))
  })

  test('finds a new draft, its type and its state', async () => {
    const word = `zizegő${Date.now()}`
    const entry = await findEntry(cms, page, ['slug', 'privacy-policy'])
    const saved = await saveEntry(cms, page, { ...entry, title: `${entry.title} ${word}` })
    expect(saved.status).toBe(200)
    const { hits, total } = await find(cms, word.replace('ő', 'o').toUpperCase())
    expect(total).toBe(1)
    expect(hits[0]).toMatchObject({
      ...{ uid: page, documentId: entry.documentId, locale: 'hu', state: 'changed' },
    })
    expect(hits[0]?.excerpt.filter(({ isHit }) => isHit)).toEqual([{ text: word, isHit: true }])
    expect((await publishEntry(cms, page, entry)).status).toBe(200)
    expect((await find(cms, word)).total).toBe(0)
  })

  test('finds new entries, and no deleted ones', async () => {
    const word = `surranó${Date.now()}`
    const uid = 'api::registration-form.registration-form'
    const data = { title: 'Próba', formId: `proba-${Date.now()}`, lead: `Egy ${word} mondat.` }
    const { body } = await createEntry(cms, uid, data)
    expect(await find(cms, word)).toMatchObject({ total: 1, hits: [{ state: 'draft' }] })
    await deleteEntry(cms, uid, body.data.documentId)
    expect((await find(cms, word)).total).toBe(0)
  })

  test('names templates as editors named them', async () => {
    const { hits } = await find(cms, 'kifizetett ajándék')
    expect(hits[0]?.title).toBe('Kifizetett ajándék (az ajándékozónak)')
    expect(JSON.stringify(hits)).not.toContain('giftPaid')
  })

  test('accepts only a query, from panel users', async () => {
    const good = 'query=torok&language=hun'
    expect(await statusOf(cms, good, 'anonymous')).toBe(401)
    expect(await statusOf(cms, `${good}&filters[title]=x`)).toBe(400)
    expect(await statusOf(cms, 'query=torok&language=deu')).toBe(400)
    expect(await statusOf(cms, `query=${'x'.repeat(300)}&language=hun`)).toBe(400)
    expect(await statusOf(cms, 'query[$ne]=x&language=hun')).toBe(400)
    expect((await find(cms, ' %_*[\\ ')).total).toBe(0)
  })

  describe('for a panel user who may read titles of pages in Hungarian', () => {
    let token = ''
    beforeAll(async () => {
      const properties = { fields: ['title'], locales: ['hu'] }
      const action = 'plugin::content-manager.explorer.read'
      token = await userWithPermissions(cms, [
        { action, subject: page, properties, conditions: [] },
      ])
    })

    test('finds their titles', async () => {
      const { hits } = await find(cms, 'adatkezel', { token })
      expect(hits.length).toBeGreaterThan(0)
      for (const hit of hits) expect([hit.uid, hit.locale]).toEqual([page, 'hu'])
    })

    test('finds nothing in their texts, in other languages or in other types', async () => {
      const { hits } = await find(cms, 'a', { token })
      expect(new Set(hits.map(({ uid, locale }) => `${uid} ${locale}`))).toEqual(
        new Set([`${page} hu`]),
      )
      expect((await find(cms, 'throat', { token })).total).toBe(0)
      expect((await find(cms, 'böngésző', { token })).total).toBe(0)
      expect((await find(cms, 'böngésző')).total).toBeGreaterThan(0)
    })

    test('hides text tables and templates, and lists only permitted attention items', async () => {
      for (const path of ['/texts?language=hun', '/texts/csv?language=hun&from=hu&to=en']) {
        expect((await callEditors(cms, path, { token })).status).toBe(403)
      }
      const mail = { locale: 'hu', subject: 'x', body: [] }
      for (const path of ['/letters/preview', '/letters/trial']) {
        expect((await callEditors(cms, path, { token, body: mail })).status).toBe(403)
      }
      for (const list of ['missing', 'waiting', 'timed', 'changed']) {
        const path = `/to-do/${list}?language=hun`
        const { status, body } = await callEditors(cms, path, { token })
        expect(status).toBe(200)
        const uids = JSON.stringify(body).match(/api::[\w.:-]+/g) ?? []
        expect(uids.filter((uid) => uid !== page)).toEqual([])
      }
    })
  })
})
