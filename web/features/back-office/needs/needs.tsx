import type { Need } from '@krono/contract'
import Link from 'next/link'
import { leadsSomewhere, linkTo } from '@/base/routing/links'
import { intl } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { placeOfNeed } from './counts-at-screens'
import { getNeeds } from './get-needs'
import styles from './needs.module.css'
import { sinceText } from './since-text'

/** Does anything need me? A line for each kind of what waits, or that nothing does. */
export async function Needs() {
  const t = translations('admin.overview')
  const needs = await getNeeds()
  if (!needs) return null
  const waiting = needs.filter(({ count }) => count > 0)
  if (waiting.length === 0) return <p className={styles.calm}>{t('nothing')}</p>
  return (
    <section className={styles.needs} aria-label={t('title')}>
      <ul>
        {waiting.map((need) => (
          <li key={need.kind} data-urgent={urgent.has(need.kind) || undefined}>
            <NeedLine need={need} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Money, and what stands still. */
const urgent: ReadonlySet<string> = new Set(['incidents', 'jobs'])

function NeedLine({ need: { kind, count, since } }: { need: Need }) {
  const t = translations('admin.overview')
  const place = placeOfNeed[kind]
  const href = place && linkTo(place.route, place.query)
  const isHere = href !== undefined && leadsSomewhere(href)
  const text = (
    <>
      <strong>{t(`kinds.${kind}`, { count })}</strong>{' '}
      <small>
        {since && t('since', { when: sinceText(since, { now: new Date(), intl }) })}
        {!isHere && ` · ${t('elsewhere')}`}
      </small>
    </>
  )
  return isHere ? (
    <Link prefetch={false} href={href}>
      {text}
    </Link>
  ) : (
    <span>{text}</span>
  )
}
