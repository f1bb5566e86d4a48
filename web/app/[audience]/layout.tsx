import type { ReactNode } from 'react'
import { type AudienceParams, readAudience } from '@/base/routing/audience-params'
import { drawnForOne } from '@/base/routing/drawn-for-one'
import { translations } from '@/base/words/translations'
import { LazySessionRenewal } from '@/features/account/session/lazy-member-parts'
import { getPreview } from '@/server/preview/get-preview'

type Props = { children: ReactNode; params: AudienceParams }

/** Layout of every page. Members' pages load the session; visitors' pages and an editor's preview have none. */
export default async function AudienceLayout({ children, params }: Props) {
  const audience = await readAudience(params)
  const isMembers = audience !== 'visitor' && !(await getPreview())
  return (
    <>
      {children}
      {isMembers && (
        <LazySessionRenewal
          audience={audience}
          loading={translations('session')('loading')}
          drawnForOne={drawnForOne}
        />
      )}
    </>
  )
}
