import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { specialIndexes } from '../../src/database/special-indexes'
import { cmsFolder } from '../support/environment'
import { runSql } from '../support/rows'
import { everyCms, type RunningCms } from '../support/running'

type Index = { name: string; columns: string[]; type?: 'unique' }

const folder = path.join(cmsFolder, 'src/api')
const ofSchemas: Index[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('schema.json'))
  .flatMap((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')).indexes ?? [])

async function definitionsOf(cms: RunningCms): Promise<Map<string, string>> {
  const rows = await runSql(
    cms,
    cms.database.name === 'SQLite'
      ? "SELECT name, sql AS definition FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL"
      : 'SELECT indexname AS name, indexdef AS definition FROM pg_indexes',
  )
  return new Map(rows.map(({ name, definition }) => [String(name), String(definition)]))
}

describe.each(everyCms())('the indexes of %s', (_name, cms) => {
  test('are those that the schemas say, with their columns in order', async () => {
    const found = await definitionsOf(cms)
    expect(ofSchemas.length).toBeGreaterThan(20)
    for (const { name, columns, type } of ofSchemas) {
      const definition = found.get(name)?.replaceAll(/[`"]/g, '')
      expect([name, definition]).toEqual([
        name,
        expect.stringMatching(
          new RegExp(
            `${type === 'unique' ? 'unique index' : '^create index'}.*\\(${columns.join(', ')}\\)`,
            'i',
          ),
        ),
      ])
    }
  })

  test('are also those that a schema cannot say, and those of users', async () => {
    const found = await definitionsOf(cms)
    const names = specialIndexes.map(({ name }) => name)
    const wanted = [...names, 'up_users_email', 'up_users_created_at', 'pages_slug_draft_unique']
    expect(wanted.filter((name) => !found.has(name))).toEqual([])
  })
})
