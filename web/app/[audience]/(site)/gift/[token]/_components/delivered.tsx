import { linkTo, linkToSecret } from '@/base/routing/links'
import { formatLongDateOf } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { isolate } from '@/features/relationship/people'
import { isItemKey } from '@/lib/contract/item-keys'
import { ButtonLink } from '@/ui/button/button-link'
import { savingWords } from '@/ui/form/words'
import { ClaimGift } from './claim-gift'
import { GiftFrame } from './gift-frame'
import { GiftSuspended } from './gift-suspended'
import styles from './open-gift.module.css'
import type { GiftViewProps } from './view-props'

/** A gift that can be claimed: by one button, or after signing in. */
export function Delivered({ gift, token, user }: GiftViewProps) {
  const t = translations('gifts.open')
  const redirectUrl = linkToSecret('openGift', token)
  const ownText = isItemKey(gift.product) ? 'textItem' : 'text'
  const login = { text: translations('form')('login'), href: linkTo('login', { redirectUrl }) }
  return (
    <GiftFrame gift={gift} title={t('title', { giver: isolate(gift.giverName) })}>
      <p>{t(user ? ownText : 'textVisitor')}</p>
      {user ? (
        <ClaimGift token={token} words={savingWords({ submit: t('claim'), login })} />
      ) : (
        <>
          <div className={styles.ways}>
            <ButtonLink href={login.href}>{t('login')}</ButtonLink>
            <ButtonLink
              look="quiet"
              href={linkTo('login', {
                tab: 'register',
                redirectUrl,
                firstName: gift.recipientName,
              })}
            >
              {t('register')}
            </ButtonLink>
          </div>
          <p className={styles.note}>{t('registerNote')}</p>
        </>
      )}
      <GiftSuspended gift={gift} />
      <p className={styles.until}>{t('until', { date: formatLongDateOf(gift.claimUntil) })}</p>
    </GiftFrame>
  )
}
