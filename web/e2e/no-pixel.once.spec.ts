import { startSeparateWeb } from './own-web'
import { expect, test } from './test'

test.use({ hasChosen: false })

test('without a configured pixel, consent to advertising is not requested', async ({
  request,
  page,
  words,
}) => {
  const answers = { '/api/settings/site': { adPixelId: '', messengerPageId: '', notice: '' } }
  const { url, end } = await startSeparateWeb(request, { name: 'no-pixel', answers })
  try {
    await page.goto(`${url}/`)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.locator('#consent')).toHaveCount(0)
    await expect(page.getByRole('button', { name: words.consent.settings })).toHaveCount(0)
    await page.goto('about:blank')
  } finally {
    await end()
  }
})
