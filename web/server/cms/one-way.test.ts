import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'

const web = path.resolve(import.meta.dirname, '../..')
const folders = ['app', 'base', 'client', 'features', 'lib', 'server', 'shell', 'ui', '.']

const filesIn = (folder: string) =>
  readdirSync(path.join(web, folder), { recursive: folder !== '.' })
    .map((file) => path.join(folder, String(file)))
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.(test|d)\.tsx?$|\/dist\//.test(file))

/** A module that reads the address of the cms could send requests with other headers and another time limit. */
test('one file sends requests to the cms, one fetches uploads, one streams videos, one checks readiness, one adds ids', () => {
  const knowing = folders
    .flatMap(filesIn)
    .filter((file) => readFileSync(path.join(web, file), 'utf8').includes('CMS_URL'))
  expect(knowing.sort()).toEqual([
    'env.ts',
    'server/cms/fetch-upload.ts',
    'server/cms/readiness.ts',
    'server/cms/request-cms.ts',
    // Adds the request id below `fetch`.
    'server/observability/start-observability.ts',
    'server/videos/answer-video.ts',
  ])
})
