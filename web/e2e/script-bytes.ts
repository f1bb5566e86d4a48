import { expect, type Page } from '@playwright/test'
import { open } from './hydrated'

/** Compressed size of the JavaScript that a page loads, without headers. */
export async function scriptBytes(page: Page, address: string): Promise<number> {
  const sizes: number[] = []
  const cdp = await page.context().newCDPSession(page)
  const [scripts, come] = [new Set<string>(), new Set<string>()]
  await cdp.send('Network.enable')
  cdp.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  cdp.on('Network.loadingFinished', ({ requestId }) => {
    if (scripts.has(requestId)) come.add(requestId)
  })
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) sizes.push(encodedDataLength)
  })
  await open(page, address)
  await expect.poll(() => come.size).toBe(scripts.size)
  expect(sizes.length).toBeGreaterThan(0)
  return sizes.reduce((sum, size) => sum + size, 0)
}
