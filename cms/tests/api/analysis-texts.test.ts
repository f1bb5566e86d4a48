import { describe, expect, test } from '@jest/globals'
import { findEntry, publishEntry } from '../support/admin'
import { runInStrapi } from '../support/in-strapi'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'

const uid = 'api::interpretation-text.interpretation-text'
// A group score so rare that no other test reads this text.
const key = 'groupHarmony.low'

/** Stores the published texts as an edition twice: in a transaction that is rolled back, then committed. */
const storeEdition = `
const assert = require('node:assert')
const { currentEdition, editionTexts } = require('./dist/src/analysis/analyses/texts/edition')
async function run(words) {
  const failure = new Error('comes to nothing')
  const inVain = strapi.db.transaction(async () => {
    await currentEdition(strapi)
    throw failure
  })
  await assert.rejects(inVain, failure)
  const version = await currentEdition(strapi)
  assert.equal(await currentEdition(strapi), version)
  const { hun, eng } = await editionTexts(strapi, version)
  assert.equal(hun['${key}'].short.join('\\n\\n'), words)
  assert.ok(eng['chakra.root.0'].long.length > 1)
  await assert.rejects(editionTexts(strapi, 'no such version'))
}
`

/** The same in one process that keeps running while an editor publishes. */
const publishAndKeep = `
const assert = require('node:assert')
const { currentEdition, editionTexts } = require('./dist/src/analysis/analyses/texts/edition')
const textOf = async (version) => (await editionTexts(strapi, version)).hun['${key}']
async function run(documentId, words) {
  const texts = strapi.documents('${uid}')
  const paragraph = { type: 'paragraph', children: [{ type: 'text', text: words }] }
  const first = await currentEdition(strapi)
  const before = await textOf(first)
  await texts.update({ documentId, locale: 'hu', data: { short: [paragraph] } })
  assert.equal(await currentEdition(strapi), first, 'a draft is no edition')
  await texts.publish({ documentId, locale: 'hu' })
  const second = await currentEdition(strapi)
  assert.notEqual(second, first)
  assert.deepEqual(await textOf(second), { ...before, short: [words] })
  assert.deepEqual(await textOf(first), before)
  await texts.unpublish({ documentId, locale: 'hu' })
  const third = await currentEdition(strapi)
  assert.ok(third !== first && third !== second)
  assert.equal(await textOf(third), undefined)
  await texts.publish({ documentId, locale: 'hu' })
  assert.equal(await currentEdition(strapi), second, 'the same texts are the same edition')
}
`

type Block = { children: { text?: string }[] }

describe.each(everyCms())('the texts of analyses on %s', (_name, cms) => {
  const editions = async () => {
    const rows = await runSql(cms, 'SELECT version, language, texts FROM text_editions ORDER BY id')
    return rows.map(({ version, language, texts }) => ({
      version: String(version),
      language: String(language),
      texts: typeof texts === 'string' ? JSON.parse(texts) : texts,
    }))
  }

  test('stay unchanged in existing analyses when an editor publishes another wording', async () => {
    const entry = await findEntry(cms, uid, ['key', key])
    const blocks = entry.short as Block[]
    const words = blocks
      .map(({ children }) => children.map(({ text }) => text).join(''))
      .join('\n\n')
    try {
      await runInStrapi(cms, storeEdition, words)
      const before = await editions()
      const [first] = before
      const isOfFirst = ({ version }: { version: string }) => version === first?.version
      expect(before.filter(isOfFirst).map(({ language }) => language)).toEqual([
        'hun',
        'eng',
        'rus',
      ])

      const changed = [{ type: 'paragraph', children: [{ type: 'text', text: 'Próba.' }] }]
      expect((await publishEntry(cms, uid, { ...entry, short: changed })).status).toBe(200)
      await runInStrapi(cms, storeEdition, 'Próba.')
      const after = await editions()
      expect(after.slice(0, before.length)).toEqual(before)
      const added = after.slice(before.length)
      expect(added).toHaveLength(3)
      expect(added.some(isOfFirst)).toBe(false)
      expect(added[0]?.texts[key].short).toEqual(['Próba.'])

      await runInStrapi(cms, publishAndKeep, entry.documentId, 'Harmadik.')
    } finally {
      await publishEntry(cms, uid, entry)
    }
    await runInStrapi(cms, storeEdition, words)
    const versions = new Set((await editions()).map(({ version }) => version))
    expect(await editions()).toHaveLength(3 * versions.size)
  })
})
