import { expectWellMade } from './money-pages'
import { newMember } from './people'
import { buy } from './stripe'
import { expect, test, visitAs } from './test'

const person = { name: 'Szentgyörgyi Őrsi', date: '1984-06-12' }

test('an admin finds an analysis, sees its people after a click, and sends its e-mail again', async ({
  page,
  context,
  words,
  baseURL,
}) => {
  const { shop } = words.admin
  const lastName = `Elemző ${Date.now().toString(36)}`
  const owner = await newMember({ firstName: 'Ágnes', lastName })
  await buy(owner, {
    product: 'analysis-short',
    people: [person],
    confirmations: { areCorrect: true, mayBeInexact: true },
  })
  await visitAs(context, 'admin', baseURL ?? '')
  const panel = page.getByRole('complementary')

  await test.step('names are hidden until they are revealed, which the log records', async () => {
    await page.goto('/admin/interpretation')
    await page.locator('[data-row]', { hasText: lastName }).click()
    await expect(panel.getByText(lastName).first()).toBeVisible()
    await expect(panel).not.toContainText(person.name)
    await expectWellMade(page)
    await panel.getByRole('button', { name: shop.analyses.names }).click()
    await expect(panel).toContainText(person.name)
    await expect(panel).toContainText('1984.06.12.')
    await page.reload()
    await expect(panel).not.toContainText(person.name)
    await expect(panel).toContainText(shop.actions.seeNames)
  })

  await test.step('its owner gets the e-mail again, with the only valid link', async () => {
    await panel.locator('[name="endsOthers"]').check()
    await panel.getByRole('button', { name: shop.analyses.letter }).click()
    await expect(panel.getByText(shop.analyses.sent)).toBeVisible()
    await page.reload()
    const links = panel
      .locator('dt', { hasText: shop.analyses.links })
      .locator('xpath=following-sibling::dd[1]')
    await expect(links).not.toContainText(',')
    await expectWellMade(page)
  })
})
