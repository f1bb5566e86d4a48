'use client'

import { leaveTo } from '@/client/pending-requests'
import { ReasonField, type ReasonWords, reasonIn } from '@/features/back-office/panel/reason-field'
import type { Calls } from '@/lib/contract/calls'
import type { ItemKey } from '@/lib/contract/item-keys'
import { Field } from '@/ui/form/field'
import { Form } from '@/ui/form/form'
import { textOf } from '@/ui/form/read-values'
import type { FormWords } from '@/ui/form/words'
import { Choice } from '../choice'
import { ProductTicks } from '../coupons/product-ticks'
import styles from '../shop.module.css'
import { wholeIn } from '../typed-numbers'

type Saved = Calls['adminSaveCampaign']['input']

type Words = Record<
  | 'name'
  | 'nameHint'
  | 'language'
  | 'product'
  | 'startDate'
  | 'endDate'
  | 'timeHint'
  | 'menuLabel'
  | 'menuLabelHint'
  | 'banner'
  | 'bannerHint'
  | 'noBanner'
  | 'budget'
  | 'budgetHint'
  | 'itemPercent'
  | 'itemPercentHint'
  | 'items'
  | 'itemsHint'
  | 'optional',
  string
>

type CampaignFormProps = {
  words: Words & { why: ReasonWords; form: FormWords }
  languages: readonly (readonly [string, string])[]
  products: readonly (readonly [string, string])[]
  /** Courses and e-books. */
  items: readonly (readonly [string, string])[]
  /** Published banners. */
  banners: readonly (readonly [string, string])[]
  /** Current values; undefined for a new campaign. */
  known?: Omit<Saved, 'reason'>
  /** Language of the deployment, for a new campaign. */
  language: string
  list: string
}

/** The default product of a campaign: the one with the reduced price. */
const usualProduct = 'premium-year-discount' satisfies Saved['product']

/** A campaign, new or changed. */
export const CampaignForm = ({ words, known, list, ...given }: CampaignFormProps) => (
  <Form
    call="adminSaveCampaign"
    about={known?.id}
    words={words.form}
    schema={async () => (await import('@/lib/contract/back-office/campaigns')).savedCampaign}
    read={(values) => ({
      ...(known?.id && { id: known.id, updatedAt: textOf(values, 'updatedAt') }),
      name: textOf(values, 'name'),
      language: textOf(values, 'language') as Saved['language'],
      startDate: textOf(values, 'startDate'),
      endDate: textOf(values, 'endDate'),
      menuLabel: textOf(values, 'menuLabel'),
      product: textOf(values, 'product') as Saved['product'],
      banner: textOf(values, 'banner') || undefined,
      budget: wholeIn(values, 'budget'),
      itemPercent: wholeIn(values, 'itemPercent'),
      items: values.getAll('items').map(String) as ItemKey[],
      ...reasonIn(values),
    })}
    onDone={({ id }) => {
      leaveTo(`${list}?panel=${id}`)
      return 'leaves'
    }}
  >
    <Field
      name="name"
      label={words.name}
      hint={words.nameHint}
      defaultValue={known?.name}
      maxLength={80}
      required
    />
    <div className={styles.fields}>
      <div className={styles.pair}>
        <Choice
          name="language"
          label={words.language}
          defaultValue={known?.language ?? given.language}
          options={given.languages}
        />
        <Choice
          name="product"
          label={words.product}
          defaultValue={known?.product ?? usualProduct}
          options={given.products}
        />
        <Field
          name="startDate"
          type="datetime-local"
          label={words.startDate}
          hint={words.timeHint}
          defaultValue={known?.startDate}
          required
        />
        <Field
          name="endDate"
          type="datetime-local"
          label={words.endDate}
          hint={words.timeHint}
          defaultValue={known?.endDate}
          required
        />
        <Field
          name="menuLabel"
          label={words.menuLabel}
          hint={words.menuLabelHint}
          optional={words.optional}
          defaultValue={known?.menuLabel}
          maxLength={30}
        />
        <Choice
          name="banner"
          label={words.banner}
          hint={words.bannerHint}
          defaultValue={known?.banner ?? ''}
          options={[['', words.noBanner], ...given.banners]}
        />
        <Field
          name="budget"
          label={words.budget}
          hint={words.budgetHint}
          optional={words.optional}
          defaultValue={known?.budget}
          inputMode="numeric"
        />
        <Field
          name="itemPercent"
          label={words.itemPercent}
          hint={words.itemPercentHint}
          optional={words.optional}
          defaultValue={known?.itemPercent}
          inputMode="numeric"
        />
      </div>
    </div>
    {given.items.length > 0 && (
      <ProductTicks
        legend={words.items}
        hint={words.itemsHint}
        products={given.items}
        name="items"
        ticked={known?.items ?? []}
      />
    )}
    <ReasonField words={words.why} />
    {/* Values restored after a lost session belong to the version that was edited. */}
    <input type="text" name="updatedAt" defaultValue={known?.updatedAt} hidden />
  </Form>
)
