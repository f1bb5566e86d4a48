import { wordsOf } from '@/base/words/translations'
import { attributeWords } from '@/features/back-office/people/figures/attribute-words'
import type { ColumnShape } from '@/lib/contract/back-office/lists/list-shape'
import { itemOf } from '@/lib/contract/item-keys'
import { fixedKeys } from '@/lib/contract/products'
import { getCharacterTexts } from '@/server/cms/texts'
import { itemNames } from './item-names'
import type { NearPreset } from './near-presets'
import { nearWords } from './near-words'

/** Names in lists: of columns, and of their options. */
export type ListWords = {
  columns: Readonly<Record<string, string>>
  options: Readonly<Record<string, Readonly<Record<string, string>>>>
  list: ReturnType<typeof wordsOf<'admin.list'>> & Record<NearPreset, string>
}

/** Editors name the characters. */
async function characterNames(): Promise<Record<string, string>> {
  const texts = await getCharacterTexts()
  return Object.fromEntries(
    [...texts].flatMap(([key, { title }]) =>
      key.startsWith('character.') && title ? [[key.replace('character.', ''), title]] : [],
    ),
  )
}

export async function listWords(): Promise<ListWords> {
  const options: Record<string, Record<string, string>> = wordsOf('admin.lists.options')
  const attributes = attributeWords()
  const list = wordsOf('admin.list')
  const act = {
    ...wordsOf('admin.people.timeline').what,
    ...wordsOf('admin.shop.actions'),
    ...wordsOf('admin.system.actions'),
  }
  const [items, character] = await Promise.all([itemNames(), characterNames()])
  return {
    columns: { ...wordsOf('admin.lists.columns'), ...attributes.columns },
    options: {
      ...options,
      ...attributes.options,
      character,
      admin: wordsOf('admin.roles').names,
      act,
      subjectKind: wordsOf('admin.system.subjects'),
      task: wordsOf('admin.system.taskNames'),
      product: { ...options.product, ...items },
    },
    list: { ...list, ...nearWords(list) },
  }
}

const isOfProducts = ({ of = [], items }: ColumnShape) =>
  items !== undefined || of.some((one) => fixedKeys.some((key) => key === one))

/** All options of a column: the fixed ones, then courses and e-books of its kinds. */
export function optionsOf(
  { options }: Pick<ListWords, 'options'>,
  { of = [], items = [] }: ColumnShape,
): string[] {
  const keys = Object.keys(options.product ?? {}).filter((key) => {
    const kind = itemOf(key)?.kind
    return kind !== undefined && items.includes(kind)
  })
  return [...of, ...keys]
}

/** Name of an option of a column. */
export function optionWord(
  { options }: Pick<ListWords, 'options'>,
  [column, shape]: readonly [string, ColumnShape],
  option: string,
): string {
  const group = options[column] ?? (isOfProducts(shape) ? options.product : undefined)
  return group?.[option] ?? option
}
