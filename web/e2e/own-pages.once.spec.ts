import type { APIRequestContext } from '@playwright/test'
import { open, waitForHydration } from './hydrated'
import { type Member, newMember, signInAs } from './people'
import { cookieOf, expect, test } from './test'

const pages = ['/kronoworksheet', '/profile'] as const

const askAs = async (request: APIRequestContext, member: Member, path: string) => {
  const cookie = await cookieOf(member.audience, member.token)
  const answer = await request.get(path, { headers: { cookie }, maxRedirects: 0 })
  return { status: answer.status(), headers: answer.headers(), text: await answer.text() }
}

for (const path of pages) {
  test(`${path} is rendered once until its data changes, separately for each user`, async ({
    request,
  }) => {
    const [me, other] = [
      await newMember({ firstName: 'Ágota', lastName: 'Égető' }),
      await newMember({ firstName: 'Bódog', lastName: 'Kék' }),
    ]
    expect((await askAs(request, me, path)).text).toContain('Ágota')
    const again = await askAs(request, me, path)
    expect(again.headers['server-timing']).toBe('kept')
    expect(again.headers['cache-control']).toContain('no-store')
    expect(again.text).toContain('Ágota')
    const theirs = await askAs(request, other, path)
    expect(theirs.headers['server-timing']).toBeUndefined()
    expect([theirs.text.includes('Bódog'), theirs.text.includes('Ágota')]).toEqual([true, false])

    await me.post('/user/update', { firstName: 'Gizella' })
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
}

test('the router gets the current page, and caches nothing of it', async ({ request }) => {
  const me = await newMember()
  const cookie = await cookieOf(me.audience, me.token)
  for (const path of pages) {
    await request.get(path, { headers: { cookie } })
    const answer = await request.get(`${path}?_rsc=1abc`, { headers: { cookie, rsc: '1' } })
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/x-component'])
    expect(answer.headers()['server-timing']).toBeUndefined()
  }
})

test('another tab, and an address with a longer query, are rendered for the request', async ({
  request,
}) => {
  const me = await newMember()
  for (const address of ['/kronoworksheet?activetab=1', '/profile?redirectUrl=%2Fgift']) {
    const answer = await askAs(request, me, address)
    expect([answer.status, answer.headers['server-timing']]).toEqual([200, undefined])
  }
})

test('going forward and back by links always displays the current state', async ({
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
  await me.post('/user/update', { firstName: 'Gizella' })
  await tab.first().click()
  await expect(page).toHaveURL(/activetab=0/)
  await expect(heading).toContainText('Gizella')
  // A hydrating page replaces its history entry, which would cancel a navigation back.
  await waitForHydration(page)
  await page.goBack()
  await expect(page).toHaveURL(/activetab=1/)
  await waitForHydration(page)
  await page.goBack()
  await expect(page).toHaveURL(/kronoworksheet$/)
  await expect(heading).toBeVisible()
})

test('a change in a cached page is displayed in its place, and nothing else is lost', async ({
  page,
  context,
  words,
  baseURL,
}) => {
  const me = await newMember({ firstName: 'Ágota', lastName: 'Égető' })
  await signInAs(context, me, baseURL ?? '')
  await page.goto('/profile')
  await open(page, '/profile')
  const account = page.locator('#account')
  const beside = page.locator('#password [name="currentPassword"]')
  await beside.fill('typed before')
  await account.locator('[name="nickname"]').fill('Ági')
  await account.getByRole('button', { name: words.form.save }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ági')
  await expect(account.getByRole('status')).toHaveText(words.form.saved)
  await expect(beside).toHaveValue('typed before')
})
