import type { ComponentProps } from 'react'
import styles from './card.module.css'

/** A surface with a hairline; `section` so that its heading names it. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={`${styles.card} ${className ?? ''}`} />
}
