import { linkTo } from '@/base/routing/links'
import { ListPage } from '@/features/listing/list-page'
import { openList, type Query } from '@/features/listing/open-list'
import { faqList } from './faq-list'
import { FaqStructured } from './faq-structured'
import { WriteToUs } from './write-to-us'

/** The page of all questions, or of the matching ones. */
export async function FaqPage({ query }: { query?: Query }) {
  const { items } = await openList(faqList, query)
  const path = linkTo('faq')
  return (
    <>
      {!query && items.length > 0 && <FaqStructured entries={items} path={path} />}
      <ListPage list={faqList} {...(query && { query })} after={<WriteToUs />} />
    </>
  )
}
