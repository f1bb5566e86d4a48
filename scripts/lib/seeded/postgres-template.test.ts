import assert from 'node:assert/strict'
import { hostname } from 'node:os'
import { after, test } from 'node:test'
import { addressOf, onServer, runSql } from '../databases.ts'
import { root } from '../paths.mjs'
import { hasPostgres } from '../postgres.ts'
import { isTemplate, makeTemplate } from './postgres-template.ts'

const skip = (await hasPostgres()) ? false : 'no PostgreSQL answers here'
const name = `krono_seeded_test_${process.pid}`
const [copy, left] = [`${name}_copy`, `${name}_left`]

after(async () => {
  if (skip) return
  for (const one of [name, copy, left]) await onServer(`DROP DATABASE IF EXISTS ${one}`)
})

const fillWith = (word: string) => async (url: string) => {
  await runSql({ DATABASE_URL: url }, `CREATE TABLE words AS SELECT '${word}' AS word`)
}

const wordOf = async (database: string) =>
  (await runSql({ DATABASE_URL: addressOf(database) }, 'SELECT word FROM words'))[0]?.word

test('a template has the seeded data, and is found by its inputs', { skip }, async () => {
  assert.equal(await isTemplate(name, 'one'), false)
  await makeTemplate(name, 'one', fillWith('first'))
  assert.deepEqual([await isTemplate(name, 'one'), await isTemplate(name, 'two')], [true, false])
  await makeTemplate(name, 'two', fillWith('second'))
  assert.deepEqual([await isTemplate(name, 'one'), await isTemplate(name, 'two')], [false, true])
  await onServer(`CREATE DATABASE ${copy} TEMPLATE ${name}`)
  assert.equal(await wordOf(copy), 'second')
})

test('a template accepts no connections, it can only be copied', { skip }, async () => {
  await makeTemplate(name, 'one', fillWith('first'))
  await assert.rejects(wordOf(name), /not currently accepting connections/)
})

test('a template whose seeding failed does not count', { skip }, async () => {
  await makeTemplate(name, 'one', fillWith('first'))
  const broken = makeTemplate(name, 'one', () => Promise.reject(new Error('no power')))
  await assert.rejects(broken, /no power/)
  assert.equal(await isTemplate(name, 'one'), false)
})

test('the template of a deleted clone is dropped', { skip }, async () => {
  const isThere = async () =>
    (await onServer(`SELECT 1 FROM pg_database WHERE datname = '${left}'`)).length > 0
  await onServer(`CREATE DATABASE ${left}`)
  for (const [folder, stays] of [
    [root, true],
    [`${root}/gone`, false],
  ] as const) {
    const note = JSON.stringify({ host: hostname(), folder, inputs: 'one' })
    await onServer(`COMMENT ON DATABASE ${left} IS '${note}'`)
    await makeTemplate(name, 'one', fillWith('first'))
    assert.equal(await isThere(), stays)
  }
})
