import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { linkToPost } from '@/base/routing/links'
import { env } from '@/env'
import { Blocks } from '@/features/blocks/blocks'
import { Contents } from '@/features/blog/contents'
import { contentsOf } from '@/features/blog/contents-of'
import { Cover } from '@/features/blog/cover'
import { MorePosts } from '@/features/blog/more-posts'
import styles from '@/features/blog/post.module.css'
import { PostHead } from '@/features/blog/post-head'
import { Share } from '@/features/blog/share'
import { StructuredPost } from '@/features/blog/structured-post'
import { followMoved } from '@/server/cms/addresses'
import { getPost } from '@/server/cms/blog'
import { getSiteSetting } from '@/server/cms/site'
import { metadataOf } from '@/server/link-preview/metadata'
import { previewOfPost } from '@/server/link-preview/preview-of-post'
import { partOf } from '@/server/preview/part'
import { addressOf } from '@/ui/structured-data/structured-data'

type Props = { params: Promise<{ slug: string }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const post = await findPost(params)
  const metadata = await metadataOf(previewOfPost(post), linkToPost(post.slug), 'article')
  const { postedOn, updatedAt, author } = post
  const openGraph = {
    ...metadata.openGraph,
    type: 'article' as const,
    publishedTime: postedOn,
    modifiedTime: updatedAt,
    ...(author && { authors: [author] }),
  }
  return { ...metadata, openGraph }
}

/** A blog post. */
export default async function BlogPost({ params }: Props) {
  const post = await findPost(params)
  const { productName } = await getSiteSetting()
  const { anchors, headings } = contentsOf(post.content)
  return (
    <div className={styles.page}>
      <StructuredPost post={post} />
      <article className={styles.article}>
        <PostHead post={post} siteName={productName || env.PRODUCT_NAME} />
        <div className={styles.cover}>
          <Cover post={post} sizes="(min-width: 45rem) 40rem, 92vw" isFirst />
        </div>
        <Contents headings={headings} />
        <Blocks blocks={post.content} part={partOf(post, 'content')} anchors={anchors} />
        <Share title={post.title} url={addressOf(linkToPost(post.slug))} />
      </article>
      <MorePosts post={post} />
    </div>
  )
}

async function findPost(params: Props['params']) {
  const slug = decodeURIComponent((await params).slug)
  const post = await getPost(slug)
  if (!post) await followMoved('blog-post', slug, linkToPost)
  return post ?? notFound()
}
