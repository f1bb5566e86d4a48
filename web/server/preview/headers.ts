import {
  previewCampaignHeader,
  previewHeader,
  previewLearnerHeader,
  previewLocaleHeader,
  previewStatusHeader,
} from '@krono/contract'
import { getSecrets } from '@/env'
import type { Preview } from './cookie'

/** Headers with which the cms answers an editor's preview: the secret, and what is shown to whom. */
export const previewHeaders = ({
  locale,
  status,
  campaign,
  learner,
}: Preview): Record<string, string> => ({
  [previewHeader]: getSecrets().PREVIEW_SECRET,
  [previewLocaleHeader]: locale,
  [previewStatusHeader]: status,
  ...(campaign && { [previewCampaignHeader]: campaign }),
  ...(learner && { [previewLearnerHeader]: learner }),
})
