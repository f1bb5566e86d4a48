import { expect, test } from './test'

const result = '/kronoworksheet/visitor?date=1984-06-12'

test.describe('while a visitor reads', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('the drawing stays in view, links to a text and highlights the chakra that is read', async ({
    page,
    words,
  }) => {
    await page.goto(result)
    const nodes = page.getByRole('navigation', { name: words.result.nodes })
    const heart = nodes.getByRole('link', { name: words.chakra.heart })
    await heart.click()
    await expect(page).toHaveURL(/#heart$/)
    await expect(heart).toHaveAttribute('aria-current', 'true')
    await expect(nodes.locator('[aria-current]')).toHaveCount(1)
    await expect(heart).toBeInViewport()
    const root = nodes.getByRole('link', { name: words.chakra.root })
    await root.focus()
    await page.keyboard.press('Enter')
    await expect(root).toHaveAttribute('aria-current', 'true')
    await expect(heart).not.toHaveAttribute('aria-current', 'true')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('discs at the edge link to the texts, and a text links back to the drawing', async ({
    page,
    words,
  }) => {
    await page.goto(result)
    const spine = page.getByRole('navigation', { name: words.result.spine })
    const throat = spine.getByRole('link', { name: words.chakra.throat })
    await throat.click()
    await expect(throat).toHaveAttribute('aria-current', 'true')
    const target = await throat.boundingBox()
    expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(24)
    const text = page.locator('article[data-reading-of="throat"]')
    const words390 = await text.boundingBox()
    expect(target?.x ?? 0).toBeGreaterThanOrEqual((words390?.x ?? 0) + (words390?.width ?? 0))
    await text.getByRole('link', { name: words.result.toDrawing }).click()
    await expect(page.locator('#node-throat')).toBeInViewport()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a node of the drawing is a link to its text', async ({ page }) => {
    await page.goto(result)
    await page.locator('#node-sacral').click()
    await expect(page).toHaveURL(/#sacral$/)
    await expect(page.locator('#sacral')).toBeInViewport()
  })
})
