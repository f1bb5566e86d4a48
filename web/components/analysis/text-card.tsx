import type { ReactNode } from 'react'
import { Blocks } from '@/components/blocks/blocks'
import { Card } from '@/components/ui/card'
import type { Interpretation } from '@/lib/cms/schemas'
import styles from './analysis.module.css'
import { Computed } from './computed'

type TextCardProps = {
  /** What is spoken of ("Contour"). */
  name: string
  /** Its value in words ("valley"). */
  value: string
  text: Interpretation | undefined
  steps: readonly string[]
  children?: ReactNode
}

/** A fact in words: its name, its value as the heading, what it means, how it was computed. */
export function TextCard({ name, value, text, steps, children }: TextCardProps) {
  return (
    <Card>
      <h2>
        <span className={styles.eyebrow}>{name}</span> <span className={styles.value}>{value}</span>
      </h2>
      {children}
      {text && <Blocks blocks={text.short} />}
      <Computed about={name} steps={steps} />
    </Card>
  )
}
