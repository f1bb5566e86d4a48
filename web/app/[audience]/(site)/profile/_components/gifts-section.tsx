import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { giftStateText } from '@/features/account/gift-state-text'
import { ButtonLink } from '@/ui/button/button-link'
import styles from './payments.module.css'
import { SectionCard } from './section'
import type { SectionProps } from './section-props'

/** Gifts bought by the user, and their states. */
export function GiftsSection({ gifts }: SectionProps) {
  const t = translations('gifts.given')
  return (
    <SectionCard id="gifts" title={t('title')} lead={t(gifts.length > 0 ? 'lead' : 'none')}>
      {gifts.length > 0 && (
        <ul className={styles.payments}>
          {gifts.map((gift) => (
            <li key={gift.id}>
              <div className={styles.what}>
                <strong>{gift.name}</strong>
              </div>
              <span className={styles.facts}>
                <bdi>{gift.recipientName}</bdi>{' '}
                {gift.recipientEmail && <span>{`(${gift.recipientEmail})`}</span>}{' '}
                <span>{`· ${giftStateText(gift)}`}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <div>
        <ButtonLink look="quiet" href={linkTo('gift')}>
          {t('give')}
        </ButtonLink>
      </div>
    </SectionCard>
  )
}
