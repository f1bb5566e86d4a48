import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { languageCodes } from '@krono/contract'
import { namesIn } from '../../src/admin/names'
import { componentTables, contentTypeTables } from '../../src/panel/editor/tables'
import { hiddenOf } from '../../src/platform/lib/content-types'
import type { EditorTable } from '../../src/platform/manifests/editor-table'
import { cmsFolder } from '../support/environment'

type Schema = {
  info: { displayName: string; description: string }
  attributes: Record<string, { type: string; enum?: string[]; visible?: boolean }>
}

const readSchema = (file: string): Schema =>
  JSON.parse(readFileSync(path.join(cmsFolder, 'src', file), 'utf8'))

const contentTypes = Object.entries(contentTypeTables).map(([uid, table]) => {
  const [, name = ''] = uid.split('.')
  return [uid, table, readSchema(`api/${name}/content-types/${name}/schema.json`)] as const
})
const components = Object.entries(componentTables).map(([uid, table]) => {
  return [uid, table, readSchema(`components/${uid.replace('.', '/')}.json`)] as const
})
const all: (readonly [string, EditorTable, Schema])[] = [...contentTypes, ...components]

describe.each(all)("the editors' form of %s", (uid, table, schema) => {
  // Fields that the panel hides need no words.
  const hidden = hiddenOf(uid)
  const names = Object.entries(schema.attributes)
    .filter(([name, { visible = true }]) => visible && !hidden.includes(name))
    .map(([name]) => name)
    .sort()

  test('names and explains every field in Hungarian and English', () => {
    expect(Object.keys(table.fields).sort()).toEqual(names)
    for (const { hun, eng } of Object.values(table.fields)) {
      expect([hun.label, hun.description, eng.label, eng.description]).not.toContain(undefined)
      expect(hun.label).not.toBe(eng.label)
    }
  })

  test('shows every field once, in rows of twelve at most', () => {
    const shown = table.rows.flatMap((row) => row.map(([name]) => name))
    expect([...shown, ...(table.notInForm ?? [])].toSorted()).toEqual(names)
    for (const row of table.rows) {
      expect(row.reduce((sum, [, width]) => sum + width, 0)).toBeLessThanOrEqual(12)
    }
  })

  test('sorts and lists by fields that exist', () => {
    const known = [...names, 'createdAt', 'updatedAt']
    const [sorted = table.mainField] = table.sort ?? []
    expect(known).toEqual(expect.arrayContaining([table.mainField, ...table.columns]))
    expect([...known, ...hidden]).toContain(sorted)
    expect(Object.keys(schema.attributes)).toEqual(expect.arrayContaining([...hidden]))
  })

  test('its name and its options are translated into every language of the panel', () => {
    const choices = Object.values(schema.attributes).flatMap((attribute) => attribute.enum ?? [])
    for (const word of [schema.info.displayName, ...choices]) {
      for (const language of languageCodes) expect(Object.keys(namesIn(language))).toContain(word)
    }
  })
})
