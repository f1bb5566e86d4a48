import type { AnalysisKind } from '@krono/contract'
import { env } from '@/env'
import { getSample } from '@/server/cms/interpretations'
import { getSiteSetting } from '@/server/cms/site'
import { samplePages } from '../pdf/pages/sample-pages'
import { pageAddress, type ShownPage } from './addresses'
import { spreadsOf } from './spreads-of'

type Drawn = { version: string; pages: Promise<readonly string[]> }

/** One drawing per kind: simultaneous and later requests await the same promise. */
const drawn = new Map<AnalysisKind, Drawn>()

/** Only shown pages are cached. */
const pagesToShow = async (...args: Parameters<typeof samplePages>) =>
  spreadsOf(await samplePages(...args))

/**
 * The sample of a kind before rendering: the version of its pages, and a function that returns a page as SVG, undefined
 * when it has fewer pages.
 */
export async function readSample(kind: AnalysisKind) {
  const [document, { productName }] = await Promise.all([getSample(kind), getSiteSetting()])
  const siteName = productName || env.PRODUCT_NAME
  const siteUrl = env.PUBLIC_URL
  const version = `${pageAddress(document, '1')} ${siteName} ${siteUrl}`
  const draw = async (page: ShownPage) => {
    const known = drawn.get(kind)
    const one =
      known?.version === version
        ? known
        : { version, pages: pagesToShow(document, { siteName, siteUrl }) }
    drawn.set(kind, one)
    try {
      return (await one.pages)[Number(page) - 1]
    } catch (error) {
      if (drawn.get(kind) === one) drawn.delete(kind)
      throw error
    }
  }
  return { version, draw }
}
