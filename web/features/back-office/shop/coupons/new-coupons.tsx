import { fixedKeys } from '@krono/contract'
import { translations, wordsOf } from '@/base/words/translations'
import { IfMay } from '@/features/back-office/rights/if-may'
import { Disclosure } from '@/ui/disclosure/disclosure'
import { itemOptions } from '../item-words'
import { askedWords, productOptions } from '../panel-words'
import { NewCouponsForm } from './new-coupons-form'

/** The form of new coupons, below its heading. */
export async function NewCoupons({ list }: { list: string }) {
  const t = translations('admin.shop')
  const words = wordsOf('admin.shop.coupons')
  return (
    <IfMay call="adminMakeCoupons">
      <Disclosure summary={t('coupons.new')}>
        <NewCouponsForm
          words={{
            ...words,
            validHint: t('timeHint'),
            optional: translations('form')('optional'),
            ...askedWords(t('coupons.make')),
          }}
          products={productOptions(fixedKeys)}
          items={await itemOptions()}
          list={list}
        />
      </Disclosure>
    </IfMay>
  )
}
