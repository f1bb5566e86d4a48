import type { Metadata } from 'next'
import { translations } from '@/base/words/translations'
import { metadataOf } from '@/server/link-preview/metadata'
import type { List } from './list'
import { isFiltered, openList, type Query } from './open-list'

/**
 * Search engines may index the whole list, page by page; searched, filtered or sorted lists are only followed. The
 * canonical address contains the parameters in one normal form.
 */
export async function listMetadata<Item>(list: List<Item>, query?: Query): Promise<Metadata> {
  const t = translations()
  const { request, page, pages, sorts, linkTo } = await openList(list, query)
  const shared = {
    title: t(`${list.words}.metaTitle`),
    summary: t(`${list.words}.metaDescription`),
  }
  const path = linkTo()
  const metadata = await metadataOf(shared, list.path)
  const parts = [
    request.q && t('listing.searched', { what: request.q }),
    page > 1 && t('listing.page', { page }),
  ].filter(Boolean)
  const isWhole = !isFiltered(request) && request.sort === sorts[0]
  return {
    ...metadata,
    ...(parts.length > 0 && { title: [...parts, shared.title].join(' – ') }),
    alternates: { ...metadata.alternates, canonical: path },
    openGraph: { ...metadata.openGraph, url: path },
    pagination: {
      previous: page > 1 ? linkTo({ page: page - 1 }) : null,
      next: page < pages ? linkTo({ page: page + 1 }) : null,
    },
    ...(!isWhole && { robots: { index: false, follow: true } }),
  }
}
