import { translations } from '@/base/words/translations'
import { IfMay } from '@/features/back-office/rights/if-may'
import { Disclosure } from '@/ui/disclosure/disclosure'
import { CampaignFormOf } from './campaign-form-of'

/** The form of a new campaign, below its heading. */
export const NewCampaign = ({ list }: { list: string }) => (
  <IfMay area="money">
    <Disclosure summary={translations('admin.shop')('campaigns.new')}>
      <CampaignFormOf list={list} />
    </Disclosure>
  </IfMay>
)
