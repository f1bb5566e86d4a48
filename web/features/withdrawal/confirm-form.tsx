import type { Withdrawal } from '@krono/contract'
import { linkTo } from '@/base/routing/links'
import { language } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { AccountFrame } from '@/features/account/account-frame'
import { withdrawalConsequences } from '@/lib/contract/withdrawal-words'
import { Button } from '@/ui/button/button'
import { ButtonLink } from '@/ui/button/button-link'
import formStyles from '@/ui/form/form.module.css'
import { formAction } from './form-action'
import { WithdrawalFacts } from './withdrawal-facts'

/** The second step: the statement, its effect, and the one button that sends it. */
export function ConfirmForm({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = translations('withdrawal')
  const { number, order, email, effect } = withdrawal
  return (
    <AccountFrame title={t('confirmTitle')} lead={t('confirmLead')}>
      <form method="post" action={formAction} className={formStyles.form}>
        <WithdrawalFacts withdrawal={withdrawal} />
        <h2>{t('then')}</h2>
        <p>{withdrawalConsequences[language][effect]}</p>
        <input type="hidden" name="number" value={number ?? order} />
        {number && <input type="hidden" name="email" value={email} />}
        <input type="hidden" name="confirm" value="1" />
        <div className={formStyles.actions}>
          <Button type="submit">{t('confirm')}</Button>
          <ButtonLink look="quiet" href={linkTo('withdrawalStatement')}>
            {t('back')}
          </ButtonLink>
        </div>
      </form>
    </AccountFrame>
  )
}
