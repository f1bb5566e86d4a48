import { openBrowser } from '../attack/lib/browser.ts'
import { table } from '../lib/terminal.mjs'
import { median } from './load.ts'
import type { Figures } from './report-figures.ts'
import { requiredText, skipped } from './required-figures.ts'
import { cookieOfMember } from './sign-in.ts'

type Browser = Awaited<ReturnType<typeof openBrowser>>
type Page = Awaited<ReturnType<Browser['newPage']>>

const skips = 40
const [wide, high] = [1280, 800]

/** Runs in the browser: milliseconds from a skip until a frame of the new position is displayed. */
const skipTo = (page: Page, share: number) =>
  page.evaluate(async (wanted) => {
    const video = document.querySelector('video')
    if (!video) throw new Error('There is no video')
    const second = wanted * video.duration
    const begunAt = performance.now()
    video.currentTime = second
    // Without named functions: the compiler would call a helper that does not exist in the page.
    for (;;) {
      const shown = await new Promise<number>((resolve) =>
        video.requestVideoFrameCallback((_now, { mediaTime }) => resolve(mediaTime)),
      )
      if (Math.abs(shown - second) < 0.5) return performance.now() - begunAt
    }
  }, share)

/** Seeks through a video of which only the beginning is loaded, each time to another position. */
async function skipThrough(browser: Browser, site: string, path: string, cookie: string) {
  const context = await browser.newContext({ viewport: { width: wide, height: high } })
  const [name = '', value = ''] = cookie.split(/=(.*)/)
  await context.addCookies([{ name, value, url: site }])
  const page = await context.newPage()
  await page.goto(site + path)
  await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) > 0)
  const times: number[] = []
  for (let index = 0; index < skips; index += 1)
    // Multiples of the golden ratio spread over the whole length and never repeat.
    times.push(await skipTo(page, ((index + 1) * 0.618034) % 0.97))
  await context.close()
  return times
}

/** Paths of all videos in a member's list. */
async function pathsOf(site: string, cookie: string) {
  const text = await (await fetch(`${site}/videos`, { headers: { cookie } })).text()
  return [...new Set(text.match(/\/videos\/[\w-]+/g))]
}

/** Time until a member who skips sees the next frame, in every video. */
export async function benchVideos(site: string, env: Record<string, string>): Promise<Figures> {
  const cookie = await cookieOfMember(env, site, 'yearly')
  const paths = await pathsOf(site, cookie)
  if (paths.length < 6) throw new Error(`${paths.length} videos, at least 6 expected`)
  const browser = await openBrowser()
  const rows: { path: string; times: number[] }[] = []
  for (const path of paths)
    rows.push({ path, times: await skipThrough(browser, site, path, cookie) })
  const p95 = (times: readonly number[]) =>
    times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
  const all = rows.flatMap(({ times }) => times)
  console.log(
    `\n${table([
      [`${skips} skips each`, 'median ms', '95th percentile ms'],
      ...rows.map(({ path, times }) => [path, median(times).toFixed(0), p95(times).toFixed(0)]),
      ['required', '', requiredText(skipped)],
    ])}\n`,
  )
  return { [skipped]: p95(all) }
}
