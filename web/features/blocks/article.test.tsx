import { expect, test } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { Article } from '@/features/blocks/article'
import { PageHead } from '@/ui/page/page-head'

const inEnglish = { title: { lang: 'en' as const }, lead: {}, text: {} }

test.each([
  ['an article', <Article key="a" title="Terms" blocks={[]} parts={inEnglish} />],
  ['a page', <PageHead key="p" title="Terms" lead="All of them" parts={inEnglish} />],
])(
  'the head of %s without a translation has a note in the language of the reader',
  (_what, page) => {
    const html = renderToStaticMarkup(page)
    expect(html).toContain('<h1 lang="en">Terms</h1>')
    expect(html).toContain('nincs magyar változata, ezért angolul olvasható')
  },
)

test('translated content has no note', () => {
  expect(renderToStaticMarkup(<PageHead title="Feltételek" lead="Mind" />)).not.toMatch(
    /lang|<p.*<p/,
  )
})
