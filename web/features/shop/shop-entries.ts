import type { Product } from '@krono/contract'
import { linkToInterpretation } from '@/base/routing/interpretations'
import { linkTo, linkToCourse, linkToEbook } from '@/base/routing/links'
import { orderPageOf } from '@/base/routing/order-pages'
import { translations } from '@/base/words/translations'
import type { Covered } from '@/features/items/item-cover'
import type { AnalysisKind } from '@/lib/contract/analysis-kinds'
import { analysisOfProduct } from '@/lib/contract/analysis-kinds'
import type { ItemKind } from '@/lib/contract/item-keys'
import { itemKeyOf } from '@/lib/contract/item-keys'
import { isAnalysis, isMembership } from '@/lib/contract/product-kinds'
import { getLeads } from '@/server/cms/addresses'
import { getActiveCampaign, getMenuOverrides, getProducts } from '@/server/cms/calls'
import { type CourseCard, getCourses } from '@/server/cms/courses'
import { type EbookCard, getEbooks } from '@/server/cms/ebooks'
import { getInterpretationLeads } from '@/server/cms/interpretations'

/** Filters of the shop, in the order of the page. */
export const shopKinds = ['plan', 'analysis', 'course', 'ebook', 'gift'] as const

export type ShopKind = (typeof shopKinds)[number]

/** Something on sale. */
export type ShopEntry = {
  id: string
  kind: ShopKind
  title: string
  lead: string
  href: string
  /** Undefined: a gift, whose price is that of its product. */
  product: Product | undefined
  cover: Covered | AnalysisKind
}

/** Dates of the covers of plans and of the gift, which have no entry with one. */
const covers = {
  plan: { coverDate: '1979-11-03', coverMotif: 'waves' },
  year: { coverDate: '1979-11-03', coverMotif: 'year' },
  gift: { coverDate: '1991-12-24', coverMotif: 'pair' },
} as const

const firstLines = ({ unlocks }: Product) => unlocks.slice(0, 2).join(' · ')

/** Everything that can be bought, from the catalogue alone: what is missing there, or off sale, is not listed. */
export async function shopEntries(): Promise<ShopEntry[]> {
  const [products, campaign, courses, ebooks] = await Promise.all([
    getProducts(),
    getActiveCampaign(),
    getCourses(),
    getEbooks(),
  ])
  const t = translations('shop.gift')
  return [
    ...plansAmong(products, campaign?.product),
    ...(await analysesAmong(products)),
    ...itemsAmong('course', products, courses),
    ...itemsAmong('ebook', products, ebooks),
    {
      ...{ id: 'gift', kind: 'gift', title: t('title'), lead: t('lead'), href: linkTo('gift') },
      ...{ product: undefined, cover: covers.gift },
    },
  ]
}

/** The plans that everybody may buy, and the one of the campaign. */
const plansAmong = (products: readonly Product[], ofCampaign: string | undefined): ShopEntry[] =>
  products
    .filter(({ key, kind }) => isMembership(key) && (kind === 'subscription' || key === ofCampaign))
    .map((product) => ({
      id: product.key,
      kind: 'plan',
      title: product.name,
      lead: firstLines(product),
      href: linkTo(product.key === ofCampaign ? 'paymentCampaign' : orderPageOf(product.key)),
      product,
      cover: product.plan === 'yearly' ? covers.year : covers.plan,
    }))

async function analysesAmong(products: readonly Product[]): Promise<ShopEntry[]> {
  const [pages, overrides, leads] = await Promise.all([
    getInterpretationLeads(),
    getMenuOverrides(),
    getLeads(),
  ])
  return products
    .filter(({ key }) => isAnalysis(key))
    .flatMap((product) => {
      const kind = analysisOfProduct(product.key)
      const href = kind && linkToInterpretation(kind, { overrides, leads })
      if (!href) return []
      const page = pages.find(({ key }) => key === kind)
      const words = { title: product.name, lead: page?.lead ?? firstLines(product) }
      return [{ id: product.key, kind: 'analysis', ...words, href, product, cover: kind }]
    })
}

const linkOf = { course: linkToCourse, ebook: linkToEbook }

const itemsAmong = (
  kind: ItemKind,
  products: readonly Product[],
  items: readonly (CourseCard | EbookCard)[],
): ShopEntry[] =>
  items.flatMap((item) => {
    const product = products.find(({ key }) => key === itemKeyOf(kind, item.documentId))
    const { slug, title, lead } = item
    const href = linkOf[kind](slug)
    return product ? [{ id: product.key, kind, title, lead, href, product, cover: item }] : []
  })
