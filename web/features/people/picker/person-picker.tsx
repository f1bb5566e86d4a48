'use client'

import { useCombobox } from 'downshift'
import { formatDateText } from '@/base/text/date-text'
import { fill } from '@/base/text/fill'
import type { SavedDate } from '@/lib/contract/saved-dates'
import field from '@/ui/form/field.module.css'
import { useLocal } from '@/ui/local/local'
import styles from './person-picker.module.css'
import type { PersonPickerWords } from './person-picker-words'
import { usePeople } from './use-people'

type PersonPickerProps = {
  words: PersonPickerWords
  onPick: (person: SavedDate) => void
}

/** Finds one of the reader's saved people by a part of the name or date; then the field is empty again. */
export function PersonPicker({ words, onPick }: PersonPickerProps) {
  const { order } = useLocal()
  const { found, search } = usePeople(words)
  const box = useCombobox<SavedDate>({
    items: found.people,
    itemToString: (person) => person?.name ?? '',
    itemToKey: (person) => person?.id,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    // The picked person is passed to the page, not written into the field.
    stateReducer: (_state, { changes }) =>
      changes.selectedItem ? { ...changes, inputValue: '' } : changes,
    onInputValueChange: ({ inputValue = '', isOpen }) => {
      if (isOpen) void search(inputValue)
    },
    onIsOpenChange: ({ isOpen, inputValue = '' }) => {
      if (isOpen) void search(inputValue, 0)
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onPick(selectedItem)
    },
  })
  const label = box.getLabelProps()
  const isListed = box.isOpen && found.people.length > 0
  return (
    <div className={`${field.field} ${styles.picker}`}>
      <label {...label} className={field.label} htmlFor={label.htmlFor}>
        {words.label}
      </label>
      <input
        {...box.getInputProps({
          // In a form Enter would submit; here it only picks a person.
          onKeyDown: (event) => event.key === 'Enter' && event.preventDefault(),
        })}
        className={field.input}
        placeholder={words.placeholder}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
      />
      <div className={styles.popup} hidden={!box.isOpen}>
        <ul {...box.getMenuProps()} className={styles.list} hidden={!isListed}>
          {isListed &&
            found.people.map((person, index) => (
              <li
                key={person.id}
                {...box.getItemProps({ item: person, index })}
                className={styles.person}
                data-active={box.highlightedIndex === index || undefined}
              >
                <bdi>{person.name}</bdi>
                <span>{formatDateText(person.date, order)}</span>
              </li>
            ))}
        </ul>
        <p role="status" className={isListed ? 'visually-hidden' : styles.status}>
          {box.isOpen && status(found, words)}
        </p>
      </div>
    </div>
  )
}

type Found = ReturnType<typeof usePeople>['found']

function status(found: Found, words: PersonPickerWords): string {
  if (found.phase === 'failed') return found.message
  if (found.phase !== 'found') return words.loading
  if (found.people.length > 0) return fill(words.found, { count: found.people.length })
  return found.search === '' ? words.empty : words.nobody
}
