import { violationsOf } from './axe'
import { newMember, signInAs } from './people'
import { expect, test } from './test'

test.describe('a free member', () => {
  // The address of the revoked link returns 404.
  test.use({ allowed: [/404/] })

  test('sees the own chart, sees the limit with an explanation, and shares a link until it is revoked', async ({
    page,
    browser,
    context,
    baseURL,
    words,
  }) => {
    await signInAs(context, await newMember(), baseURL ?? '')
    await page.goto('/kronoworksheet')
    const { member, takeAlong, result, cycle } = words
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      member.hello.replace('{name}', 'Ágnes'),
    )
    const today = page.getByRole('region', { name: member.changed })
    for (const name of [cycle.physical, cycle.emotional, cycle.intellectual]) {
      await expect(today.getByText(name, { exact: true })).toBeVisible()
    }
    const taste = page.getByRole('region', { name: member.longTitle })
    await expect(taste.getByRole('blockquote')).toContainText('…')
    await expect(taste.getByRole('link', { name: member.longWhat })).toHaveAttribute(
      'href',
      '/profile#premium',
    )
    expect(await violationsOf(page)).toEqual([])

    await page.getByRole('button', { name: takeAlong.share }).press('Enter')
    await expect(page.getByText(takeAlong.ready)).toBeVisible()
    const address = await page.getByLabel(takeAlong.address).inputValue()

    const guest = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
    await guest.goto(address)
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText(/^Ágnes, \S+/)
    await expect(guest.getByRole('heading', { name: result.chakras })).toBeVisible()
    expect(await guest.content()).not.toMatch(/1984|12\.06/)

    await page.getByRole('button', { name: takeAlong.revoke }).press('Enter')
    await expect(page.getByText(takeAlong.revoked)).toBeVisible()
    expect((await guest.goto(address))?.status()).toBe(404)
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText(words.shared.goneTitle)
    await guest.context().close()
  })
})
