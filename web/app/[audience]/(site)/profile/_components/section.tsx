import type { ReactNode } from 'react'
import { Card } from '@/ui/card/card'
import styles from './profile.module.css'

type SectionCardProps = {
  id: string
  title: string
  lead?: string
  /** h2 for a section outside the groups. */
  level?: 'h2' | 'h3'
  children: ReactNode
}

/** One section of the profile. */
export function SectionCard({ id, title, lead, level: Title = 'h3', children }: SectionCardProps) {
  return (
    <Card id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <Title id={`${id}-title`}>{title}</Title>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </Card>
  )
}
