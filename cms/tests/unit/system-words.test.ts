import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { languageCodes } from '@krono/contract'
import { jobs } from '../../src/platform/jobs/table'
import { taskKinds } from '../../src/platform/tasks/kinds'

const wordsIn = (language: string) =>
  JSON.parse(readFileSync(path.join(__dirname, `../../../web/messages/${language}.json`), 'utf8'))
    .admin.system

describe.each(languageCodes)('in %s the back office has a name for each', (language) => {
  test.each([
    ['job', 'jobNames', jobs],
    ['kind of task', 'taskNames', taskKinds],
  ] as const)('%s, and for no other', (_what, words, table) => {
    expect(Object.keys(wordsIn(language)[words]).sort()).toEqual(Object.keys(table).sort())
  })
})
