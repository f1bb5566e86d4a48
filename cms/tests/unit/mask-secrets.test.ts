import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { type EndpointName, endpointRow, endpoints } from '@krono/contract'
import { maskSecrets, secretBeginnings } from '../../src/platform/lib/mask-secrets'
import { newSecret } from '../../src/platform/lib/secrets'

const rows = (Object.keys(endpoints) as EndpointName[]).map(endpointRow)

test.each(secretBeginnings)('the value after %s is not logged', (beginning) => {
  for (const secret of ['short', newSecret(), '0123456789abcdef', '%41bc']) {
    const line = maskSecrets(`GET /api${beginning}${secret}/more?x=1 (5 ms) 404`)
    expect(line).toBe(`GET /api${beginning}…/more?x=1 (5 ms) 404`)
  }
})

test('a route of ours with a token in its URL has a secret row', () => {
  const api = path.join(__dirname, '../../src/api')
  const files = readdirSync(api, { recursive: true, encoding: 'utf8' })
  const routes = files
    .filter((file) => /routes\/.+\.ts$/.test(file))
    .flatMap((file) => readFileSync(path.join(api, file), 'utf8').match(/\/[\w/-]+\/:\w+/g) ?? [])
  expect(routes.length).toBeGreaterThan(3)
  const secret = routes.filter((route) => !/:(id|uid|key)$/.test(route))
  const known = rows.filter(({ isSecret }) => isSecret).map(({ path }) => path.split('{id}')[0])
  expect(secret.map((route) => route.split(':')[0]).sort()).toEqual(known.sort())
})

test.each([
  ['GET /api/pages (3 ms) 200', undefined],
  ['Mail hf3u9q2k1l5m8n7b6v4c3x2z (resetPassword) is given up after 12 tries', undefined],
  ['An operator has to look: cs_test_a1B2c3D4e5F6g7H8i9J0k1L2m3N4', undefined],
  ['at /app/node_modules/@strapi/provider-upload-local/dist/index.js:12:5', undefined],
  ['550 <anna.kiss@posta.example> unknown', '550 <…@…> unknown'],
  ['to anna+x@mail.posta.example, later', 'to …@…, later'],
  [`fetch /x?token=abc&a=1`, 'fetch /x?token=…&a=1'],
  ['Invalid API Key provided: sk_live_abc', 'Invalid API Key provided: sk_…'],
  ['signed with whsec_Z6xC8vB1', 'signed with whsec_…'],
  [`session ${'a1'.repeat(20)} is gone`, 'session … is gone'],
])('%j is logged as %j', (line, masked = line) => {
  expect(maskSecrets(line)).toBe(masked)
})
