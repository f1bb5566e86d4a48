import type { Audience } from '@/base/routing/audiences'
import { NewestPosts } from '@/features/blog/newest-posts'
import type { PostCard } from '@/server/cms/blog'
import type { HomeSection } from '@/server/cms/schemas'
import { Section } from './section'
import styles from './section.module.css'
import { groupByRow, isShownTo, lookOf } from './section-looks'

type SectionsProps = {
  sections: readonly HomeSection[]
  audience: Audience
  posts: readonly PostCard[]
}

/** The sections that have content and are relevant to the reader, in the editors' order; neighbouring tiles share a row. */
export function Sections({ sections, audience, posts }: SectionsProps) {
  const shown = sections
    .filter(({ section }) => isShownTo(audience, section))
    .filter(({ section }) => section !== 'blog' || posts.length > 0)
  return (
    <div className={styles.sections}>
      {groupByRow(shown).map((row) => {
        const drawn = row.map((section) => (
          <Section key={section.section} section={section} audience={audience}>
            {section.section === 'blog' && <NewestPosts posts={posts.slice(0, 3)} />}
          </Section>
        ))
        const [first] = row
        return first && lookOf(first.section) === 'tile' ? (
          <div key={first.section} className={styles.tiles}>
            {drawn}
          </div>
        ) : (
          drawn
        )
      })}
    </div>
  )
}
