import { translations } from '@/base/words/translations'
import { isItemKey } from '@/lib/contract/item-keys'
import { type ReviewSubject, reviewSubjectNames } from '@/lib/contract/reviews'
import { getProducts } from '@/server/cms/calls'

/** Everything that can be reviewed, by key and name: the fixed subjects, then courses and e-books. */
export async function subjectNames(): Promise<{ value: ReviewSubject; name: string }[]> {
  const t = translations('reviews')
  const items = (await getProducts()).flatMap(({ key, name }) =>
    isItemKey(key) ? [{ value: key, name }] : [],
  )
  return [...reviewSubjectNames.map((value) => ({ value, name: t(`subjects.${value}`) })), ...items]
}
