import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { collectionOf, contentTags, pagedTags, uidOfTag } from '@krono/contract'
import { contentTypes, shownTypeUids } from '../../src/platform/lib/content-types'
import { manifests } from '../../src/platform/manifests/manifests'
import { cmsFolder } from '../support/environment'

const folder = path.join(cmsFolder, 'src/api')
const schemaOf = (name: string) => path.join(folder, name, 'content-types', name, 'schema.json')
const present = readdirSync(folder).filter((name) => existsSync(schemaOf(name)))

test('every content type has its manifest on the list, once', () => {
  expect(present.length).toBeGreaterThan(40)
  expect(manifests.map(({ uid }) => uid).sort()).toEqual(
    present.map((name) => `api::${name}.${name}`).sort(),
  )
})

test('a type has the name of its schema', () => {
  for (const { uid, name } of contentTypes) {
    const schema = JSON.parse(readFileSync(schemaOf(uid.split('.')[1] ?? ''), 'utf8'))
    expect([uid, name.eng]).toEqual([uid, schema.info.displayName])
  }
})

test('a type with its own pages has them in the contract', () => {
  const paged = contentTypes.filter(({ page }) => page === 'own').map(({ uid }) => uid)
  expect(paged.sort()).toEqual(pagedTags.map(uidOfTag).sort())
})

test.each(contentTags)('the contract has the plural name of %s', (tag) => {
  const schema = JSON.parse(readFileSync(schemaOf(tag), 'utf8'))
  expect(collectionOf(tag)).toBe(schema.info.pluralName)
})

test('the contract has a tag for every type that web reads', () => {
  const read = contentTypes.filter(({ web }) => web !== null).map(({ uid }) => uid)
  expect(read.sort()).toEqual([...shownTypeUids].sort())
})
