import type { APIRequestContext } from '@playwright/test'
import { open } from './awake'
import { type Member, newMember, signInAs } from './people'
import { cookieOf, expect, test } from './test'

const pages = ['/kronoworksheet', '/profile'] as const

const askAs = async (request: APIRequestContext, member: Member, path: string) => {
  const cookie = await cookieOf(member.audience, member.token)
  const answer = await request.get(path, { headers: { cookie }, maxRedirects: 0 })
  return { status: answer.status(), headers: answer.headers(), text: await answer.text() }
}

for (const path of pages) {
  test(`${path} is drawn once for as long as what it tells stays the same, and each has their own`, async ({
    request,
  }) => {
    const [me, other] = [
      await newMember({ firstName: 'Ágota', lastName: 'Égető' }),
      await newMember({ firstName: 'Bódog', lastName: 'Kék' }),
    ]
    expect((await askAs(request, me, path)).text).toContain('Ágota')
    const again = await askAs(request, me, path)
    expect(again.headers['x-nextjs-cache']).toBe('HIT')
    expect(again.headers['cache-control']).toContain('no-store')
    expect(again.text).toContain('Ágota')
    const theirs = await askAs(request, other, path)
    expect([theirs.text.includes('Bódog'), theirs.text.includes('Ágota')]).toEqual([true, false])

    await me.post('/user/update-user', { firstName: 'Gizella' })
    const renamed = await askAs(request, me, path)
    expect([renamed.text.includes('Gizella'), renamed.text.includes('Ágota')]).toEqual([
      true,
      false,
    ])

    await me.post('/user/logout', {})
    const left = await askAs(request, me, path)
    expect([left.status, left.headers.location]).toEqual([
      307,
      expect.stringContaining(path.slice(1)),
    ])
    expect(left.text).not.toContain('Gizella')
  })

  test(`what is kept of ${path} has no address of the outside`, async ({ request }) => {
    const me = await newMember()
    for (const address of [`${path}/own/x`, `/free${path}/own/x`, `${path}/%6fwn/x`]) {
      expect((await askAs(request, me, address)).status, address).toBe(404)
    }
  })
}

test('the router is told what is so now, and keeps nothing of it', async ({ request }) => {
  const me = await newMember()
  const cookie = await cookieOf(me.audience, me.token)
  const headers = { cookie, rsc: '1', 'x-krono-own': 'document' }
  for (const path of pages) {
    const answer = await request.get(`${path}?_rsc=1abc`, { headers })
    expect([answer.status(), answer.headers()['x-nextjs-cache']]).toEqual([200, undefined])
  }
})

test('another tab, and an address with more in it, are made for the request', async ({
  request,
}) => {
  const me = await newMember()
  for (const address of ['/kronoworksheet?activetab=1', '/profile?redirectUrl=%2Fgift']) {
    const answer = await askAs(request, me, address)
    expect([answer.status, answer.headers['x-nextjs-cache']]).toEqual([200, undefined])
  }
})

test('who goes on and comes back by links reads what is so now', async ({
  page,
  context,
  baseURL,
}) => {
  const me = await newMember({ firstName: 'Ágota', lastName: 'Égető' })
  await signInAs(context, me, baseURL ?? '')
  const heading = page.getByRole('heading', { level: 1 })
  await open(page, '/kronoworksheet')
  await expect(heading).toContainText('Ágota')
  const tab = page.getByRole('main').getByRole('navigation').first().getByRole('link')
  await tab.nth(1).click()
  await expect(page).toHaveURL(/activetab=1/)
  await me.post('/user/update-user', { firstName: 'Gizella' })
  await tab.first().click()
  await expect(page).toHaveURL(/activetab=0/)
  await expect(heading).toContainText('Gizella')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/kronoworksheet$/)
  await expect(heading).toBeVisible()
})
