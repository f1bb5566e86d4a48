import { cms, signIn } from './editor'
import { openPanelAs, panel } from './panel'
import { blocksOf, chooseBlockPicture, insertBlock, listOfBlocks } from './panel-tasks'
import { expect, test } from './test'

const uid = 'api::description.description'
const model = `${cms}/content-manager/collection-types/${uid}`
const slug = 'proba-hosszu-szoveg'
const title = 'Próba a hosszú szöveggel'
const first = 'Az első bekezdés itt marad.'
const second = 'A második is.'

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] })

/** The blocks that the panel offers, by their displayed names. */
const offered = [
  ...['Szöveg', 'Alcím', 'Kisebb alcím', 'Felsorolás', 'Számozott lista', 'Idézet', 'Kép', 'Film'],
  ...['Gomb', 'Egy születési dátum rajza', 'Egy születési dátum hullámai'],
]

test.describe('long texts in the panel', () => {
  let documentId = ''

  test.beforeAll(async ({ request }) => {
    const headers = await signIn(request)
    const data = { slug, title, content: [paragraph(first), paragraph(second)] }
    const answer = await request.post(`${model}?locale=hu`, { headers, data })
    expect(answer.status()).toBe(201)
    documentId = (await answer.json()).data.documentId
  })
  test.afterAll(async ({ request }) => {
    const headers = await signIn(request)
    await request.delete(`${model}/${documentId}?locale=*`, { headers })
  })

  test('an editor inserts, previews, corrects and publishes, by mouse', async ({
    browser,
    baseURL,
  }) => {
    test.slow()
    const page = await openPanelAs(browser, 'editor')
    await page.goto(`${panel}/content-manager/collection-types/${uid}/${documentId}`)

    await test.step('the list offers the blocks that pages and e-mails render, and nothing else', async () => {
      await blocksOf(page).getByText(first).click()
      const list = await listOfBlocks(page)
      await expect(list.getByRole('option')).toHaveText(offered)
      await page.keyboard.press('Escape')
    })

    await test.step('a picture is inserted after the paragraph, and replaces none', async () => {
      await insertBlock(page, first, 'Kép', async (form) => {
        await chooseBlockPicture(page, form)
        await form.getByLabel('Aláírás').fill('Egy kép aláírása')
      })
      await expect(blocksOf(page)).toContainText(first)
      await expect(blocksOf(page)).toContainText(second)
      await expect(blocksOf(page).getByRole('img')).toBeVisible()
    })

    await test.step('a button and a drawing report missing values before they are inserted', async () => {
      await insertBlock(page, second, 'Gomb', async (form) => {
        await form.getByLabel('A gomb felirata').fill('Bioritmus')
        await form.getByRole('button', { name: 'Beillesztés' }).click()
        await expect(form).toContainText('Ez még hiányzik.')
        await form.getByLabel('Hová visz?').fill('/biorhythm')
      })
      await insertBlock(page, second, 'Egy születési dátum rajza', async (form) => {
        await form.getByLabel('Születési dátum').fill('1984-06-12')
      })
      await expect(blocksOf(page).getByRole('img', { name: '1984-06-12' })).toBeVisible()
    })

    await test.step('save and publish are visible at the end of the form', async () => {
      await page.getByRole('textbox', { name: 'Hová visz a gomb' }).scrollIntoViewIfNeeded()
      await expect(page.getByRole('button', { name: 'Mentés' })).toBeInViewport()
      await expect(page.getByRole('button', { name: 'Közzététel' })).toBeInViewport()
      await page.getByRole('button', { name: 'Mentés' }).click()
      await expect(page.getByRole('link', { name: 'Előnézet megnyitása' })).toBeEnabled()
    })

    await test.step('the preview renders them all, without a cookie bar', async () => {
      await page.getByRole('link', { name: 'Előnézet megnyitása' }).click()
      const frame = page.frameLocator('iframe')
      await expect(frame.getByText('Egy kép aláírása')).toBeVisible()
      await expect(frame.getByRole('link', { name: 'Bioritmus', exact: true }).last()).toBeVisible()
      await expect(frame.getByText('1984. június 12.')).toBeVisible()
      await expect(frame.locator('#consent')).toHaveCount(0)
    })

    await test.step('a click on a paragraph opens it in its form', async () => {
      // A click before hydration of the page in the frame is repeated.
      await expect(async () => {
        await page.frameLocator('iframe').getByText(second).click({ timeout: 1000 })
        await page.waitForURL(new RegExp(`${documentId}(?!/preview)`), { timeout: 3000 })
      }).toPass()
      await expect(blocksOf(page)).toBeFocused()
      await page.keyboard.type('Tehát: ')
      await expect(blocksOf(page)).toContainText(`Tehát: ${second}`)
    })

    await test.step('the published page equals the preview', async () => {
      await page.getByRole('button', { name: 'Közzététel' }).click()
      const visitor = await browser.newPage()
      await expect(async () => {
        await visitor.goto(`${baseURL}/description/${slug}`)
        await expect(visitor.getByText(`Tehát: ${second}`)).toBeVisible({ timeout: 500 })
      }).toPass()
      await expect(visitor.getByRole('article').getByRole('figure')).toHaveCount(2)
      await expect(visitor.locator('[data-part]')).toHaveCount(0)
      await visitor.close()
    })
    await page.context().close()
  })
})
