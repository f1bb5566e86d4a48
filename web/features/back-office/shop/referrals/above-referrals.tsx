import { fixedKeys, isAnalysis } from '@krono/contract'
import Link from 'next/link'
import { linkTo } from '@/base/routing/links'
import { formatCount } from '@/base/text/format'
import { translations, wordsOf } from '@/base/words/translations'
import figures from '@/features/back-office/figures/figures.module.css'
import pill from '@/features/back-office/shell/pill.module.css'
import { askAsUser } from '@/server/session/get-session'
import { Disclosure } from '@/ui/disclosure/disclosure'
import { savingWords } from '@/ui/form/words'
import { productOptions } from '../panel-words'
import styles from '../shop.module.css'
import { heldFilter } from './held-view'
import { RulesForm } from './rules-form'

const totals = ['codes', 'registered', 'confirmed', 'held', 'purchases', 'rewards'] as const

/** Above the list: figures with how they are counted, the view of undecided friends, and the rules. */
export async function AboveReferrals({ held }: { held: string | undefined }) {
  const found = await askAsUser({ endpoint: 'adminReferralRules' })
  if (!found) return null
  const t = translations('admin.referrals')
  const list = linkTo('adminReferrals')
  const how = (name: (typeof totals)[number]) =>
    t(`${name}How`, { count: formatCount(found.totals.revoked) })
  return (
    <>
      <dl className={figures.tiles}>
        {totals.map((name) => (
          <div key={name} title={how(name)}>
            <dt>{t(name)}</dt>
            <dd className={figures.value}>{formatCount(found.totals[name])}</dd>
          </div>
        ))}
      </dl>
      <nav className={styles.previews} aria-label={t('views')}>
        <Link
          prefetch={false}
          className={pill.pill}
          href={list}
          aria-current={held === heldFilter ? undefined : 'page'}
        >
          {t('all')}
        </Link>
        <Link
          prefetch={false}
          className={pill.pill}
          href={`${list}?${new URLSearchParams({ held: heldFilter })}`}
          aria-current={held === heldFilter ? 'page' : undefined}
        >
          {t('onlyHeld')}
        </Link>
      </nav>
      <Disclosure summary={t('how')}>
        <dl className={figures.explained}>
          {totals.map((name) => (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd className={figures.how}>{how(name)}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
      <Disclosure summary={t('rules')}>
        <RulesForm
          rules={found.rules}
          analyses={productOptions(fixedKeys.filter(isAnalysis))}
          words={{
            ...wordsOf('admin.referrals', [
              'rulesHint',
              'isOn',
              'on',
              'off',
              'friendsCount',
              'paidTier',
              'kind',
              'kinds',
              'days',
              'percent',
              'freeProduct',
              'validDays',
            ]),
            tiers: found.rules.tiers.map((_tier, at) => t('tier', { place: at + 1 })),
            why: wordsOf('admin.danger', ['reason', 'reasonHint', 'reasonMissing']),
            form: savingWords({ submit: t('save'), done: t('saved') }),
          }}
        />
      </Disclosure>
    </>
  )
}
