import {
  type Banner,
  bannerAnswer,
  type Campaign,
  campaignAnswer,
  type EndpointName,
  endpoints,
  menuOverridesAnswer,
  type Product,
  productsAnswer,
} from '@krono/contract'
import type { z } from 'zod'
import { type Audience, audienceRow } from '@/base/routing/audiences'
import type { MenuOverrides } from '@/base/routing/menu-overrides'
import { language } from '@/base/text/language'
import { env } from '@/env'
import type { ContentTag } from '@/lib/contract/content-tags'
import { ContentError } from './client'
import { loadingOf } from './loading'

type Call<T> = { endpoint: EndpointName; tag: ContentTag; answer: z.ZodType<T> }

/** One call of the contract, made for a page that is kept: through the data cache. Throws. */
export async function askForPage<T>(
  { endpoint, tag, answer }: Call<T>,
  query: Record<string, string>,
) {
  const { path } = endpoints[endpoint]
  const found = await fetch(`${env.CMS_URL}/api${path}?${new URLSearchParams(query)}`, {
    ...(await loadingOf(tag)),
    signal: AbortSignal.timeout(5000),
  })
  if (!found.ok) throw new ContentError(path, found.status)
  return answer.parse(await found.json())
}

const isOver = (endDate: string) => Date.parse(endDate) <= Date.now()

/** The banner of an audience; undefined when there is none or its time is over. Never throws. */
export async function getBanner(audience: Audience): Promise<Banner | undefined> {
  const call = { endpoint: 'latestBanner', tag: 'banner', answer: bannerAnswer } as const
  try {
    const banner = await askForPage(call, { tier: audienceRow(audience).tier, language })
    return banner.isAvailable && !isOver(banner.endDate) ? banner : undefined
  } catch {
    return undefined // spec §8: "Banner failure: silently no banner."
  }
}

/** The campaign that runs now in the deployment's language, if any. Never throws. */
export async function getActiveCampaign(): Promise<Campaign | undefined> {
  const call = { endpoint: 'activeCampaign', tag: 'campaign', answer: campaignAnswer } as const
  try {
    const campaign = await askForPage(call, { language })
    return 'msg' in campaign || isOver(campaign.endDate) ? undefined : campaign
  } catch (error) {
    logOnly('campaign', error)
    return undefined
  }
}

/** Everything that is sold, in the order of the catalogue, for pages that are kept. Throws without an answer. */
export async function getProducts(): Promise<Product[]> {
  const call = { endpoint: 'products', tag: 'product', answer: productsAnswer } as const
  const { products } = await askForPage(call, {})
  return products
}

/** Addresses that site admins gave to menu items. Never throws: without an answer there are none. */
export async function getMenuOverrides(): Promise<MenuOverrides> {
  const answer = menuOverridesAnswer
  const call = { endpoint: 'menuOverrides', tag: 'menu-override', answer } as const
  try {
    const rows = await askForPage(call, { language })
    return Object.fromEntries(rows.map(({ id, href }) => [id, href]))
  } catch (error) {
    logOnly('menu overrides', error)
    return {}
  }
}

// spec §8: "Campaign or menu-override load failure: logged only, and defaults are used."
const logOnly = (what: string, error: unknown) => console.warn(`No ${what}: ${String(error)}`)
