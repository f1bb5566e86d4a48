import type { Withdrawal } from '@krono/contract'
import { linkTo } from '@/base/routing/links'
import { language } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { AccountFrame } from '@/features/account/account-frame'
import { withdrawalConsequences } from '@/lib/contract/withdrawal-words'
import { ButtonLink } from '@/ui/button/button-link'
import { WithdrawalFacts } from './withdrawal-facts'

/** After the confirmation, also on later visits: the statement, its time, and its state. */
export function StatedWithdrawal({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = translations('withdrawal')
  const { state, effect, email } = withdrawal
  return (
    <AccountFrame title={t('doneTitle')} lead={t('doneLead', { email })}>
      <WithdrawalFacts withdrawal={withdrawal} />
      <p>{state === 'open' ? withdrawalConsequences[language][effect] : t(`state.${state}`)}</p>
      <p>
        <ButtonLink look="quiet" href={linkTo('home')}>
          {t('home')}
        </ButtonLink>
      </p>
    </AccountFrame>
  )
}
