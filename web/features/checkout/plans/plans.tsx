import type { Campaign, Product } from '@krono/contract'
import type { Audience } from '@/base/routing/audiences'
import { linkTo } from '@/base/routing/links'
import { formatMoment, formatMoney } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { productKindTable } from '@/lib/contract/product-tables'
import type { Plan } from '@/lib/contract/user'
import { ButtonLink } from '@/ui/button/button-link'
import { Card } from '@/ui/card/card'
import { OfferCard } from './offer-card'
import { type OfferKey, offeredProducts, offersFor } from './offers'
import { savingOf, sharedUnlocks } from './plan-figures'
import styles from './plans.module.css'

type PlansProps = {
  audience: Audience
  products: readonly Product[]
  campaign: Campaign | undefined
}

/**
 * The plans for an audience, side by side; on a phone one below the other, the best one first. Common benefits are
 * shown once, below.
 */
export function Plans({ audience, products, campaign }: PlansProps) {
  const t = translations('payment.plans')
  const { keys, current } = offersFor(audience, campaign !== undefined)
  const find = (key: string | undefined) => products.find((product) => product.key === key)
  const month = find('premium-month')
  const offered = keys.flatMap((key) => {
    const product = find(key === 'campaign' ? campaign?.product : offeredProducts[key])
    // The campaign's product is already among the plans.
    const isTwice =
      key !== 'campaign' && keys[0] === 'campaign' && product?.key === campaign?.product
    return product && !isTwice ? [{ offer: key, product }] : []
  })
  const shared = sharedUnlocks(offered.map(({ product }) => product))
  return (
    <section className={styles.offers} aria-labelledby="plans-title">
      <h2 id="plans-title" className="visually-hidden">
        {t('title')}
      </h2>
      <div className={styles.plans}>
        {offered.map((one) => (
          <Offer
            key={one.offer}
            {...one}
            {...{ month, campaign, current, shared }}
            isFirst={one.offer === keys[0]}
          />
        ))}
      </div>
      {shared.length > 0 && (
        <Card className={styles.shared} aria-labelledby="shared-title">
          <h2 id="shared-title">{t('shared')}</h2>
          <ul>
            {shared.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Card>
      )}
    </section>
  )
}

type OfferProps = {
  offer: OfferKey
  product: Product
  isFirst: boolean
  month: Product | undefined
  campaign: Campaign | undefined
  current: Plan | undefined
  shared: readonly string[]
}

function Offer({ offer, product, isFirst, month, campaign, current, shared }: OfferProps) {
  const t = translations('payment')
  const look = isFirst ? 'primary' : 'quiet'
  const card = { product, isFirst, shared }
  const saving = savingOf(product, month)
  const saves = saving && t('plans.saves', { amount: formatMoney(saving) })
  if (offer === 'campaign' && campaign) {
    const { endDate } = campaign
    const until = (
      <>
        <span>{t('campaign.until')}</span> <time dateTime={endDate}>{formatMoment(endDate)}</time>
      </>
    )
    const notes = [saves, t(renewalOf(product)), until].filter(Boolean)
    return (
      <OfferCard {...card} label={t('campaign.label')} rhythm={rhythmOf(product)} notes={notes}>
        <ButtonLink look={look} href={linkTo('paymentCampaign')}>
          {t('campaign.choose')}
        </ButtonLink>
      </OfferCard>
    )
  }
  if (offer === 'extension') {
    const notes = [t('extension.text'), t(renewalOf(product))]
    return (
      <OfferCard {...card} label={t('extension.label')} rhythm={rhythmOf(product)} notes={notes}>
        <ButtonLink look={look} href={linkTo('paymentExtend')}>
          {t('extension.choose')}
        </ButtonLink>
      </OfferCard>
    )
  }
  const isYear = offer === 'premium-year'
  const plan = isYear ? 'yearly' : 'monthly'
  return (
    <OfferCard
      {...card}
      label={current === plan ? t('plans.current') : saves && t('plans.better')}
      rhythm={rhythmOf(product)}
      notes={[saves, t(renewalOf(product))].filter(Boolean)}
    >
      {current ? (
        <ButtonLink look="quiet" href={`${linkTo('profile')}#premium`}>
          {t(current === plan ? 'subscribed.profile' : 'plans.change')}
        </ButtonLink>
      ) : (
        <ButtonLink look={look} href={linkTo(isYear ? 'paymentYearly' : 'paymentMonthly')}>
          {t(`plans.${plan}`)}
        </ButtonLink>
      )}
    </OfferCard>
  )
}

/** How often a product is charged. */
function rhythmOf({ kind, months }: Product) {
  if (!productKindTable[kind].renews) return 'once'
  return months === 1 ? 'perMonth' : 'perYear'
}

function renewalOf({ kind, months }: Product) {
  if (!productKindTable[kind].renews) return 'plans.noRenewal'
  return months === 1 ? 'plans.renewsMonthly' : 'plans.renewsYearly'
}
