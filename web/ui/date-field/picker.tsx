'use client'

import { DayPicker } from 'react-day-picker'
import { enGB, hu, ru } from 'react-day-picker/locale'
import { Dialog, DialogClose } from '@/ui/dialog/dialog'
import { useLocal } from '@/ui/local/local'
import type { DateFieldWords } from './date-field-words'
import { dateAtNoon, dateOfDay } from './local-day'
import styles from './picker.module.css'

const locales = { hu, en: enGB, ru } as const

type PickerProps = {
  words: DateFieldWords
  selected: string | undefined
  earliest?: string | undefined
  latest: string
  onPick: (date: string) => void
  onClose: () => void
}

/** Calendar in a dialog; year and month are selects, so that distant years are quick to reach. Loaded when opened. */
export default function Picker({ words, selected, onPick, onClose, ...range }: PickerProps) {
  const { locale } = useLocal()
  const first = dateAtNoon(range.earliest ?? '1900-01-01')
  const last = dateAtNoon(range.latest)
  const day = selected ? dateAtNoon(selected) : undefined
  return (
    <Dialog title={words.pickTitle} className={styles.dialog} closesOutside onClose={onClose}>
      <DayPicker
        mode="single"
        captionLayout="dropdown"
        locale={locales[locale]}
        weekStartsOn={1}
        fixedWeeks
        showOutsideDays
        startMonth={first}
        endMonth={last}
        disabled={{ before: first, after: last }}
        defaultMonth={day ?? new Date(1985, 0)}
        selected={day}
        onSelect={(picked) => {
          if (!picked) return
          onPick(dateOfDay(picked))
          onClose()
        }}
        autoFocus={Boolean(day)}
        labels={{
          labelYearDropdown: () => words.year,
          labelMonthDropdown: () => words.month,
          labelPrevious: () => words.previousMonth,
          labelNext: () => words.nextMonth,
        }}
        classNames={styles}
      />
      <DialogClose>{words.close}</DialogClose>
    </Dialog>
  )
}
