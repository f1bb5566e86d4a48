import { open } from './hydrated'
import { expect, test } from './test'

test.describe('the video of the offer', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('loads nothing before it is visible, then plays in a loop, and stops on request', async ({
    page,
    words,
  }) => {
    const videos: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'media') videos.push(request.url())
    })
    await open(page, '/')
    const video = page.locator('main video')
    await expect(video).toHaveAttribute('poster', /_next\/image/)
    await expect(video).not.toHaveAttribute('controls')
    const described = await video.getAttribute('aria-labelledby')
    await expect(page.locator(`[id="${described}"]`)).not.toBeEmpty()
    expect(videos).toEqual([])
    await video.scrollIntoViewIfNeeded()
    const time = () => video.evaluate((element: HTMLVideoElement) => element.currentTime)
    await expect.poll(time).not.toBe(0)
    expect(
      await video.evaluate((element: HTMLVideoElement) => [element.muted, element.loop]),
    ).toEqual([true, true])
    await page.getByRole('button', { name: words.video.pause }).click()
    await expect(page.getByRole('button', { name: words.video.play })).toBeVisible()
    expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true)
    const src = (await video.getAttribute('src')) ?? ''
    const part = await page.request.get(src, { headers: { range: 'bytes=0-99' } })
    expect([part.status(), (await part.body()).length]).toEqual([206, 100])
    const beyond = await page.request.get(src, { headers: { range: 'bytes=99999999-' } })
    expect(beyond.status()).toBe(200)
  })

  test.describe('with reduced motion', () => {
    test.use({ reducedMotion: 'reduce' })

    test('shows its poster until play is pressed', async ({ page, words }) => {
      await open(page, '/')
      const video = page.locator('main video')
      await video.scrollIntoViewIfNeeded()
      const play = page.getByRole('button', { name: words.video.play })
      await expect(play).toBeInViewport()
      expect(await video.evaluate((element: HTMLVideoElement) => element.readyState)).toBe(0)
      await play.click()
      await expect(page.getByRole('button', { name: words.video.pause })).toBeVisible()
    })
  })
})
