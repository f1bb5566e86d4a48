'use client'

import { Button, buttonClass } from '@/ui/button/button'
import styles from '@/ui/page/message.module.css'
import { useErrorWords } from './error-words'

/** spec §8, "Internal": the message of a page that could not be rendered, for instance while the cms is down. */
export function ErrorMessage() {
  const { title, text, retry, home } = useErrorWords()
  return (
    <div className={styles.message}>
      {/* A wave that flattens out. */}
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
        {/* A full reload, because the router may have cached the failed response. */}
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
