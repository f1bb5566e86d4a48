import type { ReactNode } from 'react'
import { Card } from '@/ui/card/card'
import styles from './profile.module.css'

type SectionCardProps = { id: string; title: string; lead?: string; children: ReactNode }

/** One subject of the profile. */
export function SectionCard({ id, title, lead, children }: SectionCardProps) {
  return (
    <Card id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </Card>
  )
}
