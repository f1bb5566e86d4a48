'use client'

import { type ReactNode, useEffect, useState } from 'react'
import type { HomeAnswer } from './home-answer'
import styles from './member-day.module.css'

type Words = Record<
  | 'plate'
  | 'today'
  | 'people'
  | 'unread'
  | 'noDate'
  | 'giveDate'
  | 'noPeople'
  | 'allRead'
  | 'noAnalyses'
  | 'failed'
  | 'myChart'
  | 'myPeople'
  | 'myAnalyses',
  string
>

type MemberDayProps = {
  words: Words
  links: { chart: string; people: string | undefined; analyses: string }
  /** An editor previews the page of members: there is no user and no data. */
  isPreview: boolean
  /** Chakra names, the same on every plate. */
  children: ReactNode
}

type State = HomeAnswer | 'loading' | 'failed'

/**
 * The reader's data on the members' home page. The page is cached and the same for every member: the data are requested
 * after hydration, in space reserved for them.
 */
export function MemberDay({ words, links, isPreview, children }: MemberDayProps) {
  const [state, setState] = useState<State>('loading')

  useEffect(() => {
    if (isPreview) return
    const leaving = new AbortController()
    fetch('/api/home', { signal: leaving.signal })
      .then(async (answer) => setState(answer.ok ? await answer.json() : 'failed'))
      .catch(() => leaving.signal.aborted || setState('failed'))
    return () => leaving.abort()
  }, [isPreview])

  const home = typeof state === 'object' ? state : undefined
  return (
    <div className={styles.day} aria-busy={state === 'loading'}>
      <figure className={styles.plate}>
        {home?.plate && (
          <picture>
            <img src={home.plate} alt={words.plate} />
          </picture>
        )}
        {children}
      </figure>
      <section className={`${styles.part} ${styles.today}`} aria-labelledby="home-today">
        <h2 id="home-today">{words.today}</h2>
        <Today home={home} words={words} hasFailed={state === 'failed'} chart={links.chart} />
        <a href={links.chart}>{words.myChart}</a>
      </section>
      {links.people && (
        <section className={styles.part} aria-labelledby="home-people">
          <h2 id="home-people">{words.people}</h2>
          <div className={styles.few}>
            {home && home.people.length === 0 && <p>{words.noPeople}</p>}
            {home && home.people.length > 0 && (
              <ul className={styles.people}>
                {home.people.map(({ name, href }) => (
                  <li key={href}>
                    <a href={href}>
                      <bdi>{name}</bdi>
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
          <a href={links.people}>{words.myPeople}</a>
        </section>
      )}
      <section className={styles.part} aria-labelledby="home-unread">
        <h2 id="home-unread">{words.unread}</h2>
        <div className={styles.few}>
          <Unread home={home} words={words} />
        </div>
        <a href={links.analyses}>{words.myAnalyses}</a>
      </section>
    </div>
  )
}

type TodayProps = {
  home: HomeAnswer | undefined
  words: Words
  hasFailed: boolean
  chart: string
}

function Today({ home, words, hasFailed, chart }: TodayProps) {
  if (hasFailed) return <p className={styles.sentences}>{words.failed}</p>
  if (home && !home.today) {
    return (
      <p className={styles.sentences}>
        <span>{words.noDate}</span> <a href={chart}>{words.giveDate}</a>
      </p>
    )
  }
  if (!home?.today) return <Skeleton />
  return (
    <dl className={styles.sentences}>
      {home.today.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

const Skeleton = () => (
  <div className={`${styles.sentences} ${styles.skeleton}`} aria-hidden="true">
    <span />
    <span />
    <span />
  </div>
)

function Unread({ home, words }: { home: HomeAnswer | undefined; words: Words }) {
  if (!home) return null
  if (home.unread.length === 0) {
    return <p>{home.hasAnalyses ? words.allRead : words.noAnalyses}</p>
  }
  return (
    <ul className={styles.unread}>
      {home.unread.map(({ kind, title, href }) => (
        <li key={href}>
          <a href={href}>
            <bdi>{title}</bdi> <span>{`· ${kind}`}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
