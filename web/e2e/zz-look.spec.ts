import { test } from './test'

test('look', async ({ page, deployment }) => {
  const shot = async (path: string, name: string, full = true) => {
    await page.goto(path)
    await page.screenshot({
      path: `/tmp/nl/${deployment}-${page.viewportSize()?.width}-${name}.png`,
      fullPage: full,
    })
  }
  await page.goto('/')
  await page
    .locator('#main-newsletter')
    .screenshot({ path: `/tmp/nl/${deployment}-${page.viewportSize()?.width}-home.png` })
  await shot('/newsletter', 'page')
  await shot('/newsletter?sent=1', 'sent')
  await shot('/newsletter/confirm?token=x', 'confirm')
  await shot('/newsletter/confirm', 'failed')
  await shot('/newsletter/preferences?token=x', 'none')
  await shot('/newsletter/unsubscribe?token=x', 'unsub')
  await shot('/newsletter/unsubscribe?done=left', 'left')
})
