import { type AdminCampaign, campaignProducts } from '@krono/contract'
import { language } from '@/base/text/language'
import { translations, wordsOf } from '@/base/words/translations'
import { localMinuteOf } from '@/features/back-office/local-minute'
import { isItemKey } from '@/lib/contract/item-keys'
import { languageCodes } from '@/lib/contract/languages'
import { askAsUser } from '@/server/session/get-session'
import { savingWords } from '@/ui/form/words'
import { itemOptions } from '../item-words'
import { productOptions } from '../panel-words'
import { CampaignForm } from './campaign-form'

type Props = { campaign?: AdminCampaign; list: string }

/** The form of a campaign with its texts: of an existing or a new one. */
export async function CampaignFormOf({ campaign, list }: Props) {
  const banners = (await askAsUser({ endpoint: 'adminBanners' }))?.banners ?? []
  const t = translations('admin.shop')
  const names: Readonly<Record<string, string>> = wordsOf('admin.lists.options').language
  const known = campaign && {
    id: campaign.id,
    updatedAt: campaign.updatedAt,
    name: campaign.name,
    language: campaign.language,
    startDate: localMinuteOf(campaign.startDate),
    endDate: localMinuteOf(campaign.endDate),
    menuLabel: campaign.menuLabel ?? '',
    product: campaign.product,
    ...(campaign.banner && { banner: campaign.banner.id }),
    items: campaign.items.filter(isItemKey),
    ...(campaign.itemPercent !== null && { itemPercent: campaign.itemPercent }),
    ...(campaign.budget !== null && { budget: campaign.budget }),
  }
  return (
    <CampaignForm
      words={{
        ...wordsOf('admin.shop.campaigns', [
          'name',
          'nameHint',
          'language',
          'product',
          'startDate',
          'endDate',
          'menuLabel',
          'menuLabelHint',
          'banner',
          'bannerHint',
          'noBanner',
          'budget',
          'budgetHint',
          'itemPercent',
          'itemPercentHint',
          'items',
          'itemsHint',
        ]),
        why: wordsOf('admin.danger', ['reason', 'reasonHint', 'reasonMissing']),
        timeHint: t('timeHint'),
        optional: translations('form')('optional'),
        form: savingWords({ submit: t(campaign ? 'campaigns.save' : 'campaigns.make') }),
      }}
      languages={languageCodes.map((code) => [code, names[code] ?? code] as const)}
      products={productOptions(campaignProducts)}
      items={await itemOptions()}
      banners={banners.map(
        ({ id, language, description }) =>
          [id, `${description} (${names[language] ?? language})`] as const,
      )}
      language={language}
      list={list}
      {...(known && { known })}
    />
  )
}
