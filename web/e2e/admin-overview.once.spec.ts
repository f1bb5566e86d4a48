import { violationsOf } from './axe'
import { giveAdminRight } from './by-sql'
import { newMember, signInAs } from './people'
import { expect, test, visitAs } from './test'

test.describe('the back office', () => {
  test.use({ hasChosen: false })

  test('lists the items that need an admin, and Ctrl K finds a user by the keyboard alone', async ({
    page,
    context,
    baseURL,
    words: {
      admin: { overview, find },
    },
  }) => {
    const member = await newMember({ firstName: 'Ödön', lastName: 'Űrhajós' })
    await visitAs(context, 'admin', baseURL ?? '')
    await page.goto('/admin')
    const attention = page.getByRole('region', { name: overview.title })
    await expect(attention.or(page.getByText(overview.nothing))).toBeVisible()

    // Without measurement there is no cookie bar.
    await expect(page.locator('#consent')).toBeHidden()

    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', { name: find.label })
    await expect(field).toBeFocused()
    await field.fill(member.email)
    const found = page.getByRole('option', { name: member.email })
    await expect(found).toHaveAttribute('aria-selected', 'true')
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/admin\/users\/\w+/)
  })

  test('opens for a user who became an admin after the session began', async ({
    page,
    context,
    baseURL,
    words,
  }) => {
    const admin = await newMember()
    await signInAs(context, admin, baseURL ?? '')
    await giveAdminRight(admin.email)
    const answer = await page.goto('/admin')
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.admin.lists.titles.users)
  })
})
