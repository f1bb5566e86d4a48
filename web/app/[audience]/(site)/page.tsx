import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { type AudienceParams, readAudience } from '@/base/routing/audience-params'
import { linkTo } from '@/base/routing/links'
import { getPosts } from '@/server/cms/blog'
import { getHomeSections, getIndexVariant } from '@/server/cms/home'
import { getSiteSetting } from '@/server/cms/site'
import { metadataOf } from '@/server/link-preview/metadata'
import { partOf } from '@/server/preview/part'
import { SiteData } from '@/ui/structured-data/structured-data'
import { Essay } from './_components/essay'
import { Frontispiece } from './_components/frontispiece'
import { Hero } from './_components/hero'
import styles from './_components/home.module.css'
import { MemberHome } from './_components/member-home'
import { Offer } from './_components/offer'
import { Sections } from './_components/sections'

type Props = { params: AudienceParams }

export function generateStaticParams() {
  return []
}

/** The title of the home page is used without the suffix of the product's name. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const variant = await getIndexVariant(await readAudience(params))
  if (!variant) return {}
  const metadata = await metadataOf(variant, linkTo('home'))
  return { ...metadata, title: { absolute: variant.seo?.title || variant.title } }
}

/**
 * Home page per audience: the calculator, or a member's own chart and day; advantages and objections; then every section
 * that has content and is relevant to the reader (spec §2).
 */
export default async function Home({ params }: Props) {
  const audience = await readAudience(params)
  const [variant, sections, posts, { homeImage }] = await Promise.all([
    getIndexVariant(audience),
    getHomeSections(),
    getPosts(),
    getSiteSetting(),
  ])
  if (!variant) notFound()
  return (
    <>
      <SiteData />
      {audience === 'visitor' && <Hero variant={variant} />}
      <div className={styles.home}>
        {audience !== 'visitor' && <MemberHome variant={variant} audience={audience} />}
        <div className={styles.gets}>
          <Frontispiece variant={variant} fallback={homeImage} />
          <Essay
            look="advantages"
            blocks={variant.advantages}
            part={partOf(variant, 'advantages')}
          />
        </div>
        {variant.offer && <Offer offer={variant.offer} variant={variant} />}
        <Essay look="doubts" blocks={variant.excuse} part={partOf(variant, 'excuse')} />
        <Sections sections={sections} audience={audience} posts={posts} />
      </div>
    </>
  )
}
