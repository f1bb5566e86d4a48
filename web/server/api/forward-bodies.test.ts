import { expect, test } from '@jest/globals'
import { standInForCms } from '@/testing/stand-in-cms'
import { askForward, ownPage } from './fixtures'

const cms = standInForCms()

const picture = '/user/upload-profile-pic'
const inParts = {
  'sec-fetch-site': 'same-origin',
  'content-type': 'multipart/form-data; boundary=x',
}

test('a picture is forwarded unchanged as multipart, and in no other form', async () => {
  const body = `--x\r\ncontent-disposition: form-data; name="file"\r\n\r\n${'x'.repeat(20_000)}\r\n--x--`
  expect((await askForward(picture, { method: 'POST', headers: inParts, body })).status).toBe(200)
  expect(cms.seen).toMatchObject([
    { text: body, headers: { 'content-type': inParts['content-type'] } },
  ])
  expect((await askForward(picture, { method: 'POST', headers: ownPage, body: '{}' })).status).toBe(
    400,
  )
  expect(cms.seen).toHaveLength(1)
})

test('a body that is too large gets the error of its kind', async () => {
  const { errorBody } = await import('@krono/contract')
  const { language } = await import('@/base/text/language')
  const big = 'x'.repeat(6 * 1024 * 1024)
  const errorOf = async (path: string, headers: Record<string, string>) =>
    (await askForward(path, { method: 'POST', headers, body: big })).json()
  expect(await errorOf(picture, inParts)).toEqual(errorBody('pictureTooLarge', language))
  expect(await errorOf('/user/login', ownPage)).toEqual(errorBody('tooLarge', language))
})

test('a call of Stripe need not come from our pages, and only its signature header is forwarded', async () => {
  const json = { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=x' }
  const event = { method: 'POST', headers: json, body: '{"id":"evt_1"}' }
  expect((await askForward('/payment/webhook', event)).status).toBe(200)
  await askForward('/user/login', { ...event, headers: { ...json, ...ownPage } })
  expect(cms.seen.map(({ headers }) => headers['stripe-signature'])).toEqual([
    't=1,v1=x',
    undefined,
  ])
  expect(cms.seen[0]?.text).toBe(event.body)
})
