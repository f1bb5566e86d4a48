import { formatCount, formatDatedMoment, formatMoney, formatPercent } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { Facts } from '@/features/back-office/panel/facts'
import { IfMay } from '@/features/back-office/rights/if-may'
import { mayUseArea } from '@/features/back-office/rights/may'
import { ordersIn, sumsText } from '../amounts'
import { askShown } from '../ask-shown'
import { namesOfProducts } from '../item-words'
import { Log } from '../log'
import { productOptions, reasonWords } from '../panel-words'
import { ReasonDialog } from '../reason-dialog'
import styles from '../shop.module.css'
import { CampaignFormOf } from './campaign-form-of'

type Props = { id: string; list: string }

/** A campaign: its revenue, a preview of the site with it, its form, and its end. */
export async function CampaignPanel({ id, list }: Props) {
  const campaign = await askShown('adminCampaign', id)
  const t = translations('admin.shop')
  if (!campaign) return <p>{t('gone')}</p>
  const { brought, uses, budget, price, state, previews } = campaign
  const most = budget === null ? '∞' : formatCount(budget)
  return (
    <div className={styles.panel}>
      <h2>{campaign.name}</h2>
      <Facts
        lines={[
          [t('campaigns.product'), productOptions([campaign.product])[0]?.[1]],
          [t('campaigns.price'), price && formatMoney(price)],
          [
            t('campaigns.itemPercent'),
            campaign.itemPercent !== null && formatPercent(campaign.itemPercent),
          ],
          [t('campaigns.items'), await namesOfProducts(campaign.items)],
          [t('campaigns.startDate'), formatDatedMoment(campaign.startDate)],
          [t('campaigns.endDate'), formatDatedMoment(campaign.endDate)],
          [t('campaigns.banner'), campaign.banner?.description ?? t('campaigns.noBanner')],
          [t('campaigns.uses'), t('coupons.usesOf', { uses: formatCount(uses), most })],
          [t('campaigns.orders'), formatCount(ordersIn(brought))],
          [t('campaigns.revenue'), sumsText(brought, 'revenue')],
        ]}
      />
      {previews.length > 0 && (
        <section>
          <h3>{t('campaigns.preview')}</h3>
          <p>{t('campaigns.previewText')}</p>
          <div className={styles.previews}>
            {previews.map(({ audience, url }) => (
              <a key={audience} href={url} target="_blank" rel="noreferrer">
                {t(`campaigns.audiences.${audience}`)}
              </a>
            ))}
          </div>
        </section>
      )}
      {state !== 'over' && (
        <>
          <IfMay call="adminSaveCampaign">
            <section>
              <h3>{t('campaigns.change')}</h3>
              {!(await mayUseArea('money')) && <p>{translations('admin.roles')('onlyTexts')}</p>}
              <CampaignFormOf campaign={campaign} list={list} />
            </section>
          </IfMay>
          <div>
            <IfMay call="adminEndCampaign">
              <ReasonDialog
                call="adminEndCampaign"
                id={id}
                {...reasonWords(t('campaigns.end'), t('campaigns.endText'))}
              />
            </IfMay>
          </div>
        </>
      )}
      <Log kind="campaign" id={id} />
    </div>
  )
}
