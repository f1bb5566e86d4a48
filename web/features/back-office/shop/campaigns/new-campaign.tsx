import { translations } from '@/base/words/translations'
import { Disclosure } from '@/ui/disclosure/disclosure'
import { CampaignFormOf } from './campaign-form-of'

/** The form of a new campaign, below its heading. */
export const NewCampaign = ({ list }: { list: string }) => (
  <Disclosure summary={translations('admin.shop')('campaigns.new')}>
    <CampaignFormOf list={list} />
  </Disclosure>
)
