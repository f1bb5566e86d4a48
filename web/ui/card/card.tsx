import type { ComponentProps } from 'react'
import styles from './card.module.css'

/** A bordered surface; a `section`, so that its heading can name it. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={`${styles.card} ${className ?? ''}`} />
}
