import { linkTo, linkToPost } from '@/base/routing/links'
import { locale } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { env } from '@/env'
import type { Post } from '@/server/cms/blog'
import { getSiteSetting } from '@/server/cms/site'
import { pictureAddress, pictureSize, pictureVersion } from '@/server/link-preview/picture-address'
import { previewOfPost } from '@/server/link-preview/preview-of-post'
import { plainText } from '@/ui/blocks/plain-text'
import { addressOf, Graph } from '@/ui/structured-data/structured-data'
import { postData } from './post-data'

/** Structured data of a post for search engines. */
export async function StructuredPost({ post }: { post: Post }) {
  const setting = await getSiteSetting()
  const path = linkToPost(post.slug)
  const picture = pictureAddress(path, pictureVersion(previewOfPost(post), setting))
  const nodes = postData({
    url: addressOf(path),
    title: post.title,
    lead: post.lead,
    author: post.author,
    siteName: setting.productName || env.PRODUCT_NAME,
    home: addressOf(linkTo('home')),
    blog: { url: addressOf(linkTo('blog')), name: translations('blog')('metaTitle') },
    picture: { url: addressOf(picture), ...pictureSize },
    postedOn: post.postedOn,
    updatedAt: post.updatedAt,
    language: locale,
    words: plainText(post.content).split(/\s+/).length,
  })
  return <Graph nodes={nodes} />
}
