import {
  type Answers,
  type Banner,
  type Campaign,
  type Product,
  type Review,
  reviewsOnPage,
} from '@krono/contract'
import { type Audience, audienceRow } from '@/base/routing/audiences'
import type { MenuOverrides } from '@/base/routing/menu-overrides'
import { language } from '@/base/text/language'
import { askCms } from './ask-cms'

const isOver = (endDate: string) => Date.parse(endDate) <= Date.now()

/** The banner of an audience; undefined if there is none or it has ended. Never throws. */
export async function getBanner(audience: Audience): Promise<Banner | undefined> {
  const input = { tier: audienceRow(audience).tier, language }
  try {
    const banner = await askCms({ endpoint: 'latestBanner', input, tag: 'banner' })
    return banner.isAvailable && !isOver(banner.endDate) ? banner : undefined
  } catch {
    return undefined // spec §8: "Banner failure: silently no banner."
  }
}

/** The current campaign in the deployment's language, if any. Never throws. */
export async function getActiveCampaign(): Promise<Campaign | undefined> {
  try {
    const input = { language }
    const campaign = await askCms({ endpoint: 'activeCampaign', input, tag: 'campaign' })
    return 'msg' in campaign || isOver(campaign.endDate) ? undefined : campaign
  } catch (error) {
    logOnly('campaign', error)
    return undefined
  }
}

/** Content types with prices; a campaign reduces those of courses and e-books. */
const sold = ['product', 'course', 'ebook', 'campaign', 'interpretation-text'] as const

/** All products, in the order of the catalogue, for cached pages. Throws ContentError. */
export async function getProducts(): Promise<Product[]> {
  const { products } = await askCms({ endpoint: 'products', tag: sold })
  return products
}

/** All approved reviews and the summary of the real ones, for cached pages. Throws ContentError. */
export async function getReviews(): Promise<Answers['reviews']> {
  // By id: a review added between two requests moves another one to the next page.
  const reviews = new Map<string, Review>()
  for (let page = 1; ; page += 1) {
    const found = await askCms({ endpoint: 'reviews', input: { page: `${page}` }, tag: 'review' })
    for (const review of found.reviews) reviews.set(review.id, review)
    if (found.reviews.length < reviewsOnPage) {
      return { reviews: [...reviews.values()], summary: found.summary }
    }
  }
}

/** Addresses that site admins set for menu items. Never throws: returns none on failure. */
export async function getMenuOverrides(): Promise<MenuOverrides> {
  try {
    const input = { language }
    const rows = await askCms({ endpoint: 'menuOverrides', input, tag: 'menu-override' })
    return Object.fromEntries(rows.map(({ id, href }) => [id, href]))
  } catch (error) {
    logOnly('menu overrides', error)
    return {}
  }
}

// spec §8: "Campaign or menu-override load failure: logged only, and defaults are used."
const logOnly = (what: string, error: unknown) => console.warn(`No ${what}: ${String(error)}`)
