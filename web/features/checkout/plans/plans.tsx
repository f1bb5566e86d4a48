import type { Campaign, Product } from '@krono/contract'
import type { Audience } from '@/base/routing/audiences'
import { linkTo } from '@/base/routing/links'
import { formatMoment, formatMoney } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import type { Plan } from '@/lib/contract/user'
import { ButtonLink } from '@/ui/button/button-link'
import { OfferCard } from './offer-card'
import { type OfferKey, offeredProducts, offersFor } from './offers'
import { savingOf } from './plan-figures'
import styles from './plans.module.css'

type PlansProps = {
  audience: Audience
  products: readonly Product[]
  campaign: Campaign | undefined
}

/** What an audience can buy, side by side; on a phone one under the other, the best for it first. */
export function Plans({ audience, products, campaign }: PlansProps) {
  const { keys, current } = offersFor(audience, campaign !== undefined)
  const find = (key: string | undefined) => products.find((product) => product.key === key)
  const month = find('premium-month')
  return (
    <section className={styles.plans} aria-labelledby="plans-title">
      <h2 id="plans-title" className="visually-hidden">
        {translations('payment.plans')('title')}
      </h2>
      {keys.map((key, index) => {
        const product = find(key === 'campaign' ? campaign?.product : offeredProducts[key])
        // A plan that the campaign sells stands there already.
        if (key !== 'campaign' && keys[0] === 'campaign' && product?.key === campaign?.product) {
          return null
        }
        const offer = { isFirst: index === 0, month, campaign, current }
        return product && <Offer key={key} {...offer} offer={key} product={product} />
      })}
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
}

function Offer({ offer, product, isFirst, month, campaign, current }: OfferProps) {
  const t = translations('payment')
  const look = isFirst ? 'primary' : 'quiet'
  const card = { product, isFirst }
  const saving = savingOf(product, month)
  const saves = saving && t('plans.saves', { amount: formatMoney(saving) })
  if (offer === 'campaign' && campaign) {
    const { endDate } = campaign
    const until = (
      <>
        {t('campaign.until')} <time dateTime={endDate}>{formatMoment(endDate)}</time>
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

/** How often a product is paid. */
function rhythmOf({ kind, months }: Product) {
  if (kind !== 'subscription') return 'once'
  return months === 1 ? 'perMonth' : 'perYear'
}

function renewalOf({ kind, months }: Product) {
  if (kind !== 'subscription') return 'plans.noRenewal'
  return months === 1 ? 'plans.renewsMonthly' : 'plans.renewsYearly'
}
