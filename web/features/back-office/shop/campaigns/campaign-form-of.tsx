import { type AdminCampaign, campaignProducts } from '@krono/contract'
import { language } from '@/base/text/language'
import { translations, wordsOf } from '@/base/words/translations'
import { languageCodes } from '@/lib/contract/languages'
import { savingWords } from '@/ui/form/words'
import { productOptions } from '../panel-words'
import { CampaignForm } from './campaign-form'
import { localMinuteOf } from './local-minute'

type Props = { campaign?: AdminCampaign; list: string }

/** The form of a campaign with its words: of one that is there, or of a new one. */
export function CampaignFormOf({ campaign, list }: Props) {
  const t = translations('admin.shop')
  const names: Readonly<Record<string, string>> = wordsOf('admin.lists.options').language
  const known = campaign && {
    id: campaign.id,
    name: campaign.name,
    language: campaign.language,
    startDate: localMinuteOf(campaign.startDate),
    endDate: localMinuteOf(campaign.endDate),
    menuLabel: campaign.menuLabel ?? '',
    product: campaign.product,
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
          'budget',
          'budgetHint',
        ]),
        timeHint: t('timeHint'),
        optional: translations('form')('optional'),
        form: savingWords({ submit: t(campaign ? 'campaigns.save' : 'campaigns.make') }),
      }}
      languages={languageCodes.map((code) => [code, names[code] ?? code] as const)}
      products={productOptions(campaignProducts)}
      language={language}
      list={list}
      {...(known && { known })}
    />
  )
}
