import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { linkToDescription } from '@/base/routing/links'
import { Article } from '@/features/blocks/article'
import { Blocks } from '@/features/blocks/blocks'
import { Anatomy } from '@/features/explain/anatomy/anatomy'
import { Computation } from '@/features/explain/computation/computation'
import { partsOf } from '@/features/explain/parts-of'
import { Wave } from '@/features/explain/wave/wave'
import { followMoved } from '@/server/cms/addresses'
import { getDescription } from '@/server/cms/pages'
import { metadataOf } from '@/server/link-preview/metadata'
import { partOf } from '@/server/preview/part'
import { EditorsButton } from '@/ui/button/editors-button'
import { PageData } from '@/ui/structured-data/structured-data'
import { Accordion } from './_components/accordion'
import { pictureOf } from './_components/picture-of'

type Props = { params: Promise<{ page: string }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const description = await findDescription(params)
  return metadataOf(description, linkToDescription(description.slug), 'article')
}

/** The component below the opening of each known description; the formulas are collapsed below the interactive part. */
const pictures = { krono: Anatomy, biorhythm: Wave, formulas: Computation } as const

/** What the product is, what biorhythm is, how it is computed (spec §2, /description/{page}). */
export default async function DescriptionPage({ params }: Props) {
  const description = await findDescription(params)
  const { title, content, url, buttonText, slug, updatedAt } = description
  const key = await pictureOf(slug)
  const Picture = key && pictures[key]
  const { opening, parts } = partsOf(content)
  return (
    <Article
      title={title}
      blocks={opening}
      parts={{ title: partOf(description, 'title'), text: partOf(description, 'content') }}
    >
      <PageData type="Article" title={title} path={linkToDescription(slug)} updatedAt={updatedAt} />
      {Picture && <Picture />}
      {key === 'formulas' ? (
        <Accordion parts={parts} lang={description.lang} />
      ) : (
        <Blocks
          blocks={parts.flatMap(({ heading, body }) => [heading, ...body])}
          part={partOf(description, 'content')}
          first={opening.length}
        />
      )}
      {url && buttonText && (
        <EditorsButton href={url} {...partOf(description, 'buttonText')}>
          {buttonText}
        </EditorsButton>
      )}
    </Article>
  )
}

async function findDescription(params: Props['params']) {
  const slug = decodeURIComponent((await params).page)
  const description = await getDescription(slug)
  if (!description) await followMoved('description', slug, linkToDescription)
  return description ?? notFound()
}
