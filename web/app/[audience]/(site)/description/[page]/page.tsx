import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Article } from '@/components/article/article'
import { PageData } from '@/components/structured-data/structured-data'
import { ButtonLink } from '@/components/ui/button-link'
import { getDescription } from '@/lib/cms/pages'
import { linkToDescription } from '@/lib/links'
import { metadataOf } from '@/lib/metadata'

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
