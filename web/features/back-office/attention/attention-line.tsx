import type { AttentionItem } from '@krono/contract'
import Link from 'next/link'
import { leadsSomewhere, linkTo } from '@/base/routing/links'
import { intl } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { attentionTargets } from './counts-at-screens'
import { linkToPanelList } from './link-to-panel-list'
import { sinceText } from './since-text'

/** How many items of a kind wait and since when, with a link to their screen. */
export function AttentionLine({ item: { kind, count, since } }: { item: AttentionItem }) {
  const t = translations('admin.overview')
  const place = attentionTargets[kind]
  const isInPanel = 'panelList' in place
  const parts = [
    since && t('since', { when: sinceText(since, { now: new Date(), intl }) }),
    isInPanel && t('elsewhere'),
  ]
  const text = (
    <>
      <strong>{t(`kinds.${kind}`, { count })}</strong>{' '}
      <small>{parts.filter(Boolean).join(' · ')}</small>
    </>
  )
  if (isInPanel)
    return (
      <a href={linkToPanelList(place)} target="_blank" rel="noreferrer">
        {text}
      </a>
    )
  const href = linkTo(place.route, place.query)
  return leadsSomewhere(href) ? (
    <Link prefetch={false} href={href}>
      {text}
    </Link>
  ) : (
    <span>{text}</span>
  )
}
