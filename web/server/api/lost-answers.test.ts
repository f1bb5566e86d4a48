import { expect, test } from '@jest/globals'
import { type EndpointName, endpointRow, endpoints, errors } from '@krono/contract'
import { standInForCms } from '@/testing/stand-in-cms'
import { askForward, ownPage } from './fixtures'

const cms = standInForCms()

const changes = (Object.keys(endpoints) as EndpointName[])
  .map((name) => ({ name, ...endpointRow(name) }))
  .filter((row) => !row.isAnsweredByWeb && (row.changes ?? row.method !== 'GET'))

async function send({ method, path, isMultipart }: (typeof changes)[number]) {
  const headers = {
    ...ownPage,
    ...(isMultipart && { 'content-type': 'multipart/form-data; boundary=x' }),
  }
  const body = method === 'GET' ? {} : { body: '{}' }
  const got = await askForward(path.replace('{id}', 'x'), { method, headers, ...body })
  return [got.status, got.headers.get('retry-after'), (await got.json()).message]
}

const { perhapsDone, unavailable } = errors
const unclear = [perhapsDone.status, null, perhapsDone.hun]
const later = [unavailable.status, '5', unavailable.hun]

test.each(changes)('a lost answer to $name is repeatable, or says "perhaps done"', async (row) => {
  cms.answer = (request) => request.socket.destroy()
  expect(await send(row)).toEqual(row.isRepeatable ? later : unclear)
})

test('a proxy that lost the cms is unclear, too', async () => {
  cms.answer = (_request, response) => response.writeHead(504).end('<html>')
  const [row] = changes.filter(({ name }) => name === 'checkout')
  expect(row && (await send(row))).toEqual(unclear)
})

test('a change that was not sent, because the cms does not listen, is clear', async () => {
  const [row] = changes.filter(({ name }) => name === 'checkout')
  await cms.close()
  expect(row && (await send(row))).toEqual(later)
})

test('a GET that changes data is repeatable: the connection repeats it', () => {
  const others = changes.filter(({ method, isRepeatable }) => method === 'GET' && !isRepeatable)
  expect(others).toEqual([])
})
