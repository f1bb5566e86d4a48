import type { Thing } from 'schema-dts'
import { linkTo } from '@/base/routing/links'
import { locale } from '@/base/text/language'
import { env } from '@/env'
import { getSiteSetting } from '@/server/cms/site'
import { scriptText } from './script-text'

export const addressOf = (path: string) => new URL(path, env.PUBLIC_URL).href

type PageProps = {
  /** `Article` for running text; `WebPage` for other pages. */
  type: 'WebPage' | 'Article'
  title: string
  path: string
  updatedAt?: string | undefined
}

/** Structured data (schema.org) of the site and its operator; for the home page. */
export async function SiteData() {
  const { productName, tagline, contactEmail, logo } = await getSiteSetting()
  const name = productName || env.PRODUCT_NAME
  const home = addressOf(linkTo('home'))
  return (
    <Graph
      nodes={[
        {
          '@type': 'WebSite',
          '@id': `${home}#site`,
          url: home,
          name,
          description: tagline,
          inLanguage: locale,
          publisher: { '@id': `${home}#publisher` },
        },
        {
          '@type': 'Organization',
          '@id': `${home}#publisher`,
          url: home,
          name,
          email: contactEmail || undefined,
          logo: addressOf(logo?.url ?? '/icon.svg'),
        },
      ]}
    />
  )
}

/** Structured data (schema.org) of a page and its breadcrumb. */
export async function PageData({ type, title, path, updatedAt }: PageProps) {
  const { productName } = await getSiteSetting()
  const home = addressOf(linkTo('home'))
  const url = addressOf(path)
  const name = type === 'Article' ? { headline: title, mainEntityOfPage: url } : { name: title }
  return (
    <Graph
      nodes={[
        {
          '@type': type,
          '@id': url,
          url,
          ...name,
          inLanguage: locale,
          dateModified: updatedAt,
          isPartOf: { '@id': `${home}#site` },
          publisher: { '@id': `${home}#publisher` },
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: productName || env.PRODUCT_NAME, item: home },
            { '@type': 'ListItem', position: 2, name: title, item: url },
          ],
        },
      ]}
    />
  )
}

/** Renders structured data (schema.org) for search engines. */
export function Graph({ nodes }: { nodes: readonly Thing[] }) {
  const text = scriptText({ '@context': 'https://schema.org', '@graph': nodes })
  // biome-ignore lint/security/noDangerouslySetInnerHtml: data, in which no tag can end (scriptText)
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
