import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { collectFiles, importLimits } from '../../src/learning/import/collect-files'
import { findPicture } from '../../src/learning/import/find-picture'
import { lessonFields } from '../../src/learning/import/lesson-fields'
import { zipOf } from '../support/zip'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'krono-import-test-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

let number = 0
async function collect(...sent: [name: string, bytes: Buffer | string][]) {
  const files = sent.map(async ([originalFilename, content]) => {
    const bytes = Buffer.from(content)
    number += 1
    const filepath = path.join(folder, `sent-${number}`)
    await writeFile(filepath, bytes)
    return { filepath, originalFilename, size: bytes.length }
  })
  return collectFiles(await Promise.all(files), folder)
}

describe('the files of an import', () => {
  test('are sent one by one, or in a zip with their folders', async () => {
    const zip = zipOf([
      ['a/', ''],
      ['a/01.md', '# x'],
      ['__MACOSX/a/01.md', 'x'],
      ['a/.DS_Store', 'x'],
      ['a/képek/k.png', 'x'],
    ])
    const files = await collect(['C:\\x\\02.md', 'y'], ['all.ZIP', zip])
    expect(files.map(({ name, size }) => [name, size])).toEqual([
      ['02.md', 1],
      ['a/01.md', 3],
      ['a/képek/k.png', 1],
    ])
  })

  const many = Array.from(
    { length: importLimits.files + 1 },
    (_, index) => [`${index}.md`, ''] as const,
  )
  test.each([
    ['that leads out of its folder', zipOf([['../a.md', 'x']]), 'badZip'],
    ['with an absolute path', zipOf([['/etc/a.md', 'x']]), 'badZip'],
    ['with a path of Windows', zipOf([['..\\a.md', 'x']]), 'badZip'],
    ['that is larger than it says', zipOf([['a.md', 'xx']], { claimed: 1 }), 'badZip'],
    ['that says it is too large', zipOf([['a.md', 'x']], { claimed: 0x7fffffff }), 'tooLarge'],
    ['of too many files', zipOf(many), 'tooManyFiles'],
    ['that is none', 'x', 'badZip'],
    ['that is cut off', zipOf([['a.md', 'x']]).subarray(0, 40), 'badZip'],
  ])('are refused in a zip %s', async (_what, zip, fault) => {
    await expect(collect(['a.zip', zip])).rejects.toMatchObject({ fault })
  })
})

const named = (name: string) => ({ name, filepath: '', size: 0 })

test.each([
  ['beside the text', 'a/b.png', 'a/1.md', 'b.png', 'a/b.png'],
  ['in a folder below', 'a/k/b.png', 'a/1.md', 'k/b.png', 'a/k/b.png'],
  ['chosen without its folder', 'b.png', '1.md', 'k/b.png', 'b.png'],
  ['of another name', 'c.png', '1.md', 'b.png', undefined],
])('a picture %s', (_what, file, text, picture, found) => {
  expect(findPicture([named(file), named('1.md')], { text, picture })?.name).toBe(found)
})

test('a picture of an ambiguous name is not guessed', () => {
  const files = [named('a/b.png'), named('c/b.png')]
  expect(findPicture(files, { text: '1.md', picture: 'b.png' })).toBeUndefined()
})

describe('the fields of a lesson', () => {
  test('are read, and its slug is made from the title', () => {
    const data = { title: 'A hét korong', summary: 'Mi mi.', minutes: 9, free: true }
    expect(lessonFields(data)).toEqual({
      fields: {
        ...{ title: 'A hét korong', slug: 'a-het-korong', summary: 'Mi mi.' },
        ...{ minutes: 9, isFree: true },
      },
      faults: [],
    })
  })

  test.each([
    [{}, ['title', 'slug']],
    [{ title: 'a'.repeat(121), slug: 'a' }, ['title']],
    [{ title: 'a', slug: 'A b' }, ['slug']],
    [{ title: 'a', summary: 'a'.repeat(241) }, ['summary']],
    [{ title: 'a', minutes: 'sok' }, ['minutes']],
    [{ title: 'a', minutes: 0 }, ['minutes']],
    [{ title: 'a', free: 'igen' }, ['free']],
  ])('%j are wrong', (data, faults) => {
    expect(lessonFields(data).faults).toEqual(faults)
  })
})
