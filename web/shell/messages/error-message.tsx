'use client'

import { Button, buttonClass } from '@/ui/button/button'
import styles from '@/ui/page/message.module.css'
import { useErrorWords } from './error-words'

/** spec §8, "Internal": what a page says that could not be made, for instance while the cms is away. */
export function ErrorMessage() {
  const { title, text, retry, home } = useErrorWords()
  return (
    <div className={styles.message}>
      {/* A wave that comes to rest. */}
      <svg className={styles.wave} viewBox="0 -10 640 130" aria-hidden="true">
        <path d="M0 60H640" stroke="var(--line-strong)" />
        <path
          d="M0 60C30-30 60-30 90 60S150 120 175 60 220 20 245 60 285 85 310 60 345 48 370 60H640"
          stroke="var(--moon)"
          strokeWidth="3"
        />
      </svg>
      <title>{title}</title>
      <h1>{title}</h1>
      <p>{text}</p>
      <p className={styles.actions}>
        {/* A whole reload: what failed may be the answer that the router holds. */}
        <Button type="button" onClick={() => window.location.reload()}>
          {retry}
        </Button>
        {/* An ordinary link, for the same reason. */}
        <a href="/" className={buttonClass('quiet')}>
          {home}
        </a>
      </p>
    </div>
  )
}
