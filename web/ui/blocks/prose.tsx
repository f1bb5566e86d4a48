import type { ComponentType, ReactNode } from 'react'
import { leadsSomewhere } from '@/base/routing/links'
import type {
  BlockOf,
  InlineNode,
  ListBlock,
  ProseBlock,
  ProseKind,
  TextNode,
} from '@/lib/contract/blocks'
import { isLinkAddress } from '@/lib/contract/link-address'
import { listEntries } from '@/lib/contract/read-blocks'
import type { PartMark } from '@/server/preview/part'
import { SiteLink } from '@/ui/button/site-link'
import styles from './prose.module.css'

/** Components of text blocks. Headings begin at h2, because the page has the h1. */
export const proseViews: {
  readonly [Kind in ProseKind]: ComponentType<{ block: BlockOf<Kind>; id?: string | undefined }>
} = {
  paragraph: ({ block }) => <p>{inlines(block.children)}</p>,
  heading: ({ block: { level, children }, id }) =>
    level === 2 ? <h2 id={id}>{inlines(children)}</h2> : <h3 id={id}>{inlines(children)}</h3>,
  list: ({ block }) => <List list={block} />,
  quote: ({ block }) => <blockquote>{inlines(block.children)}</blockquote>,
}

/** Renders a rich text of text blocks only. HTML from the database is never inserted. */
export function Prose({ blocks, part }: { blocks: readonly ProseBlock[]; part?: PartMark }) {
  return (
    <div className={styles.blocks} {...part}>
      {blocks.map((block, index) => {
        const View = proseViews[block.type] as ComponentType<{ block: ProseBlock }>
        // biome-ignore lint/suspicious/noArrayIndexKey: content has no identity but its place
        return <View key={index} block={block} />
      })}
    </div>
  )
}

function List({ list: { format, children } }: { list: ListBlock }) {
  const Tag = format === 'ordered' ? 'ol' : 'ul'
  return (
    <Tag>
      {listEntries(children).map(({ words, lists }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: content has no identity but its place
        <li key={index}>
          {inlines(words)}
          {lists.map((list, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: content has no identity but its place
            <List key={place} list={list} />
          ))}
        </li>
      ))}
    </Tag>
  )
}

const inlines = (nodes: readonly InlineNode[]) =>
  nodes.map((node, index) =>
    node.type === 'link' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: content has no identity but its place
      <TextLink key={index} url={node.url}>
        {inlines(node.children)}
      </TextLink>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: content has no identity but its place
      <Words key={index} node={node} />
    ),
  )

function Words({ node }: { node: TextNode }) {
  let words: ReactNode = node.text
  if (node.bold) words = <strong>{words}</strong>
  if (node.italic) words = <em>{words}</em>
  if (node.underline) words = <u>{words}</u>
  if (node.strikethrough) words = <s>{words}</s>
  if (node.code) words = <code>{words}</code>
  return words
}

/** Links to web and mail addresses, our files and existing pages; other links are rendered as plain text. */
function TextLink({ url, children }: { url: string; children: ReactNode }) {
  if (!isLinkAddress(url) || !leadsSomewhere(url)) return <>{children}</>
  return <SiteLink href={url}>{children}</SiteLink>
}
