import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { linkToDescription } from '@/base/routing/links'
import { getDescription } from '@/server/cms/pages'
import { metadataOf } from '@/server/link-preview/metadata'
import { Article } from '@/ui/article/article'
import { ButtonLink } from '@/ui/button/button-link'
import { PageData } from '@/ui/structured-data/structured-data'

type Props = { params: Promise<{ page: string }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const description = await findDescription(params)
  return metadataOf(description, linkToDescription(description.slug), 'article')
}

/** What the product is, what biorhythm is, how it is computed (spec §2, /description/{page}). */
export default async function DescriptionPage({ params }: Props) {
  const { title, content, url, buttonText, slug, updatedAt } = await findDescription(params)
  return (
    <Article title={title} blocks={content}>
      <PageData type="Article" title={title} path={linkToDescription(slug)} updatedAt={updatedAt} />
      {url && buttonText && <ButtonLink href={url}>{buttonText}</ButtonLink>}
    </Article>
  )
}

async function findDescription(params: Props['params']) {
  const { page } = await params
  return (await getDescription(decodeURIComponent(page))) ?? notFound()
}
