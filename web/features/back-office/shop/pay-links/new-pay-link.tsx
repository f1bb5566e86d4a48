import { currencyOf } from '@krono/contract'
import { language } from '@/base/text/language'
import { translations, wordsOf } from '@/base/words/translations'
import { IfMay } from '@/features/back-office/rights/if-may'
import { Disclosure } from '@/ui/disclosure/disclosure'
import { askedWords } from '../panel-words'
import { NewPayLinkForm } from './new-pay-link-form'

/** The form of a new pay link, below its heading. */
export function NewPayLink({ list }: { list: string }) {
  const t = translations('admin.shop')
  return (
    <IfMay call="adminMakePayLink">
      <Disclosure summary={t('payLinks.new')}>
        <NewPayLinkForm
          words={{
            ...wordsOf('admin.shop.payLinks'),
            openUntilHint: t('timeHint'),
            ...askedWords(t('payLinks.make')),
          }}
          currency={currencyOf(language)}
          list={list}
        />
      </Disclosure>
    </IfMay>
  )
}
