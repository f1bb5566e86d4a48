import Link from 'next/link'
import type { ReactNode } from 'react'
import { isPage, leadsSomewhere } from '@/base/routing/links'
import { type BlockNode, blockNodeSchema } from '@/server/cms/blocks-schema'
import type { Blocks as BlockList } from '@/server/cms/schemas'
import styles from './blocks.module.css'

/**
 * Draws Strapi Blocks. Every node is checked; one of an unknown kind draws its children, and no
 * HTML from the database is ever injected. Headings begin at h2: the page owns the h1.
 */
export function Blocks({ blocks }: { blocks: BlockList }) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: content has no identity but its place
        <Node key={index} node={blockNodeSchema.parse(block)} />
      ))}
    </div>
  )
}

function Node({ node }: { node: BlockNode }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: content has no identity but its place
  const children = node.children?.map((child, index) => <Node key={index} node={child} />)
  switch (node.type) {
    case 'text':
      return <Words node={node} />
    case 'heading':
      return (node.level ?? 2) <= 2 ? <h2>{children}</h2> : <h3>{children}</h3>
    case 'paragraph':
      return <p>{children}</p>
    case 'list':
      return node.format === 'ordered' ? <ol>{children}</ol> : <ul>{children}</ul>
    case 'list-item':
      return <li>{children}</li>
    case 'quote':
      return <blockquote>{children}</blockquote>
    case 'link':
      return <TextLink url={node.url ?? ''}>{children}</TextLink>
    default:
      return <>{children}</>
  }
}

function Words({ node }: { node: BlockNode }) {
  let words: ReactNode = node.text
  if (node.bold) words = <strong>{words}</strong>
  if (node.italic) words = <em>{words}</em>
  if (node.underline) words = <u>{words}</u>
  if (node.strikethrough) words = <s>{words}</s>
  if (node.code) words = <code>{words}</code>
  return words
}

/** Only web and mail addresses, our own files and pages that exist become links; of others the words stay. */
function TextLink({ url, children }: { url: string; children: ReactNode }) {
  if (!/^(\/(?!\/)|#|https?:\/\/|mailto:)/.test(url) || !leadsSomewhere(url)) return <>{children}</>
  return isPage(url) ? <Link href={url}>{children}</Link> : <a href={url}>{children}</a>
}
