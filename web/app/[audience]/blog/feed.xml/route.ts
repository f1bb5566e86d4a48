import { linkTo, linkToPost } from '@/base/routing/links'
import { locale } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { env } from '@/env'
import { feedPath } from '@/features/blog/feed-path'
import { lastChangeOf, makeFeed } from '@/features/blog/make-feed'
import { answerText } from '@/server/api/answer-file'
import { orUnavailable } from '@/server/api/answers'
import { getPosts } from '@/server/cms/blog'
import { getSiteSetting } from '@/server/cms/site'
import { addressOf } from '@/ui/structured-data/structured-data'

// Made from cached responses of the cms. The address contains an audience, like all addresses of the site.
export const dynamic = 'force-dynamic'

/** GET /blog/feed.xml → the newest posts as Atom, the same for all readers. */
export const GET = (request: Request) =>
  orUnavailable(async () => {
    const t = translations('blog')
    const { productName } = await getSiteSetting()
    const siteName = productName || env.PRODUCT_NAME
    const posts = await getPosts()
    const feed = makeFeed({
      posts,
      title: `${t('metaTitle')} – ${siteName}`,
      description: t('metaDescription'),
      siteName,
      language: locale,
      addressOf,
      paths: { feed: feedPath, blog: linkTo('blog'), post: linkToPost },
    })
    return answerText(request, feed, {
      lastModified: lastChangeOf(posts),
      headers: {
        'content-type': 'application/atom+xml; charset=utf-8',
        'cache-control': 'public, no-cache',
      },
    })
  })
