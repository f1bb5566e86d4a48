import { linkTo, linkToPost } from '@/base/routing/links'
import { locale } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { env } from '@/env'
import { feedPath } from '@/features/blog/feed-path'
import { makeFeed } from '@/features/blog/make-feed'
import { orUnavailable } from '@/server/api/answers'
import { getPosts } from '@/server/cms/blog'
import { getSiteSetting } from '@/server/cms/site'
import { addressOf } from '@/ui/structured-data/structured-data'

// Of answers that are cached until something is published; the address has an audience, as all of the site have.
export const dynamic = 'force-dynamic'

/** GET /blog/feed.xml → the newest posts as Atom, the same for everybody. */
export const GET = () =>
  orUnavailable(async () => {
    const t = translations('blog')
    const { productName } = await getSiteSetting()
    const siteName = productName || env.PRODUCT_NAME
    const feed = makeFeed({
      posts: await getPosts(),
      title: `${t('metaTitle')} – ${siteName}`,
      description: t('metaDescription'),
      siteName,
      language: locale,
      addressOf,
      paths: { feed: feedPath, blog: linkTo('blog'), post: linkToPost },
    })
    return new Response(feed, {
      headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
    })
  })
