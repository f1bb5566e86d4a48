import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { fileAnswers } from '@/testing/file-answers'

test('every route handler of web has a row with its validators, or the reason why it has none', () => {
  const app = path.join(__dirname, '../../app')
  const found = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)route\.tsx?$/.test(file))
    .map((file) => path.dirname(file))
  expect(Object.keys(fileAnswers).sort()).toEqual(found.sort())
})
