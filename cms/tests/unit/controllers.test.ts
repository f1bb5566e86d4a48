import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'

const folder = path.resolve(__dirname, '../../src/api')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }))

test('a controller or a route calls functions of a subject, not tables or services by name', () => {
  const asking = files.filter(({ text }) => /\.db\b|\.service\(|\.documents\(/.test(text))
  expect(asking.map(({ file }) => file)).toEqual([])
})

test("every service is Strapi's own", () => {
  const line = /^import .*\n\nexport default factories\.createCoreService\('[\w:.-]+'\)\n$/
  const services = files.filter(({ file }) => file.includes(`${path.sep}services${path.sep}`))
  expect(services.length).toBeGreaterThan(5)
  expect(services.filter(({ text }) => !line.test(text)).map(({ file }) => file)).toEqual([])
})
