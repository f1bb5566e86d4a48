import type { Article, BreadcrumbList, Thing } from 'schema-dts'

export type PostFacts = {
  url: string
  title: string
  lead: string
  author: string
  siteName: string
  home: string
  blog: { url: string; name: string }
  picture: { url: string; width: number; height: number }
  postedOn: string
  updatedAt: string
  language: string
  words: number
}

/** A post as schema.org data. The site is the author of posts without an author name. */
export function postData(facts: PostFacts): Thing[] {
  const { url, title, home, siteName, picture } = facts
  const publisher = { '@id': `${home}#publisher` } as const
  const ofSite = { '@type': 'Organization', name: siteName, url: home } as const
  const article: Article = {
    '@type': 'BlogPosting',
    '@id': url,
    url,
    headline: title,
    description: facts.lead,
    mainEntityOfPage: url,
    image: {
      '@type': 'ImageObject',
      url: picture.url,
      width: `${picture.width} px`,
      height: `${picture.height} px`,
    },
    author: facts.author ? { '@type': 'Person', name: facts.author } : ofSite,
    publisher: { ...ofSite, ...publisher },
    datePublished: facts.postedOn,
    dateModified: facts.updatedAt,
    inLanguage: facts.language,
    wordCount: facts.words,
    isPartOf: {
      '@type': 'Blog',
      '@id': facts.blog.url,
      name: facts.blog.name,
      url: facts.blog.url,
    },
  }
  const breadcrumbs: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { name: siteName, item: home },
      { name: facts.blog.name, item: facts.blog.url },
      { name: title, item: url },
    ].map((step, index) => ({ '@type': 'ListItem' as const, position: index + 1, ...step })),
  }
  return [article, breadcrumbs]
}
