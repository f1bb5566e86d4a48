import type { ReactNode } from 'react'
import type { Interpretation } from '@/server/cms/schemas'
import { partOf } from '@/server/preview/part'
import { Prose } from '@/ui/blocks/prose'
import { Card } from '@/ui/card/card'
import { ComputedLater, type Workings } from './computed'
import styles from './reading.module.css'

type TextCardProps = {
  /** Name of the fact ("Contour"). */
  name: string
  /** Its value in words ("valley"). */
  value: string
  text: Interpretation | undefined
  workings: Workings
  children?: ReactNode
}

/** A fact in words: its name, its value as the heading, its meaning, and its computation. */
export function TextCard({ name, value, text, workings, children }: TextCardProps) {
  return (
    <Card>
      <h2>
        <span className={styles.eyebrow}>{name}</span> <span className={styles.value}>{value}</span>
      </h2>
      {children}
      {text && <Prose blocks={text.short} part={partOf(text, 'short')} />}
      <ComputedLater about={name} {...workings} />
    </Card>
  )
}
