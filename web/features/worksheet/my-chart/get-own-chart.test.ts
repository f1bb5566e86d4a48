import { expect, test } from '@jest/globals'
import { asksAs } from '@/testing/asks-as'
import { member } from '@/testing/session'

const asked = asksAs(
  { '/api/user/own-chart?language=hun': { user: member, texts: { isWhole: false, texts: [] } } },
  () => import('@/server/session/seal'),
)

test('the own chart calls the cms once, for its reader and the long texts', async () => {
  const { getOwnChart } = await import('./get-own-chart')
  expect((await getOwnChart())?.user).toEqual(member)
  expect(asked).toEqual(['/api/user/own-chart?language=hun, no-store'])
})
