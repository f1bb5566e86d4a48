import { type Answers, errors } from '@krono/contract'
import { unlessRefused } from '@/server/cms/content-error'
import { askAsUser } from '@/server/session/get-session'

type Shown =
  | 'adminCoupon'
  | 'adminPayLink'
  | 'adminCampaign'
  | 'adminAnalysis'
  | 'adminCertificate'
  | 'adminShortLink'
  | 'adminReferrer'

/** The content of a panel; undefined for an unknown id. */
export const askShown = async <Name extends Shown>(
  endpoint: Name,
  id: string,
): Promise<Answers[Name] | undefined> =>
  unlessRefused(askAsUser({ endpoint, id }), [errors.notFound.status])
