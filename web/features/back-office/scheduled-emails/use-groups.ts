import { useState } from 'react'
import type { EmailGroups } from '@/lib/contract/back-office/email-groups/email-groups'
import type { AdminScheduledEmail } from '@/lib/contract/back-office/scheduled-emails/scheduled-emails'
import { useCall } from '@/ui/form/use-call'
import type { FormWords } from '@/ui/form/words'

export type GroupChoice = Pick<
  EmailGroups['groups'][number],
  'id' | 'name' | 'matching' | 'receivers'
>

/** The e-mail groups to choose from: the newest, older ones on demand, and always the chosen one of the e-mail. */
export function useGroups(
  first: EmailGroups,
  email: AdminScheduledEmail | undefined,
  form: FormWords,
) {
  const [pages, setPages] = useState(first)
  const { call, isBusy, notice } = useCall('adminEmailGroups', form)
  const { group, receivers } = email ?? {}
  const isMissing = group && pages.groups.every(({ id }) => id !== group.id)
  const chosen = {
    matching: receivers?.matching ?? 0,
    receivers: receivers?.receivers ?? 0,
  }
  const groups: GroupChoice[] = isMissing
    ? [{ ...group, ...chosen }, ...pages.groups]
    : pages.groups
  return {
    ...{ groups, isBusy, notice, hasMore: pages.next !== null },
    async showMore() {
      const answer = pages.next && (await call({ after: pages.next }))
      if (answer) setPages({ ...answer, groups: [...pages.groups, ...answer.groups] })
    },
  }
}
