import type { ReactNode } from 'react'
import { type AudienceParams, readAudience } from '@/base/routing/audience-params'
import { translations } from '@/base/words/translations'
import { LazySessionRenewal } from '@/features/account/session/lazy-member-parts'
import { getPreview } from '@/server/preview/get-preview'

type Props = { children: ReactNode; params: AudienceParams }

/** Every page. A member's learns whose it is; a visitor's has nothing to ask, nor has an editor's preview. */
export default async function AudienceLayout({ children, params }: Props) {
  const audience = await readAudience(params)
  const isMembers = audience !== 'visitor' && !(await getPreview())
  return (
    <>
      {children}
      {isMembers && (
        <LazySessionRenewal audience={audience} loading={translations('session')('loading')} />
      )}
    </>
  )
}
