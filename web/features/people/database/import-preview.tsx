'use client'

import { useMemo, useState } from 'react'
import { fill } from '@/base/text/fill'
import { Button } from '@/ui/button/button'
import { SelectField } from '@/ui/form/select-field'
import type { FoundPeople } from '../import/found-people'
import { groupsToMake, readGroups } from '../import/group-of-file'
import { keyOf } from '../import/sort-out'
import { ColumnOrderChoice } from './column-order-choice'
import type { DatabaseSetup } from './database-setup'
import { FocusedHeading } from './focused-heading'
import styles from './import.module.css'
import { MendList } from './mend-list'
import { SortedList } from './sorted-list'
import { useImport } from './use-import'
import { useVerdicts } from './use-verdicts'

type ImportPreviewProps = {
  found: FoundPeople
  known: ReadonlySet<string>
  setup: DatabaseSetup
  onDone: (counts: { added: number; known: number }) => void
  onCancel: () => void
}

/** The preview of a file before it is sent: valid rows, invalid rows with reasons, and people who are saved already. */
export function ImportPreview({ found, setup, onDone, onCancel, ...props }: ImportPreviewProps) {
  const { groups } = setup
  const words = setup.words.import
  const [people, setPeople] = useState(found.people)
  const [known, setKnown] = useState(props.known)
  const [groupForAll, setGroupForAll] = useState('')
  const { sent, fault, send } = useImport(setup.formWords, setup.limits.imported)
  const sorted = useVerdicts(people, known, setup)
  const isBusy = sent !== undefined

  const groupOf = useMemo(() => readGroups(groups), [groups])
  const ready = people.flatMap(({ group }, index) => {
    const verdict = sorted.verdicts[index]
    if (verdict?.state !== 'ready') return []
    const { name, date } = verdict
    const inGroup = groupForAll ? { group: groupForAll, groupName: null } : groupOf(group)
    return [{ name, date, ...inGroup }]
  })
  const newGroups = groupsToMake(ready)

  async function save() {
    if (isBusy || ready.length === 0) return
    const counts = await send(ready, (chunk) =>
      setKnown((before) => new Set([...before, ...chunk.map(keyOf)])),
    )
    if (counts) onDone(counts)
  }

  return (
    <>
      <FocusedHeading>{words.previewTitle}</FocusedHeading>
      <dl className={styles.counts}>
        <Count label={words.understood} count={ready.length} />
        <Count label={words.notUnderstood} count={sorted.faultyCount} />
        <Count label={words.already} count={sorted.known.length} />
        <Count label={words.twice} count={sorted.doubled.length} />
        {found.withoutDate > 0 && <Count label={words.withoutDate} count={found.withoutDate} />}
      </dl>
      {sorted.isOrderAsked && (
        <ColumnOrderChoice
          people={found.people}
          reading={sorted.reading}
          setup={setup}
          chosen={sorted.chosenOrder}
          onChoose={sorted.setChosenOrder}
        />
      )}
      {sorted.toMend.length > 0 && (
        <MendList
          rows={sorted.toMend}
          people={people}
          verdicts={sorted.verdicts}
          setup={setup}
          reading={sorted.reading}
          onMend={(index, change) =>
            setPeople((all) => all.map((one, at) => (at === index ? { ...one, ...change } : one)))
          }
        />
      )}
      <SortedList title={words.centuryList} people={sorted.byCentury} setup={setup} isOpen />
      <SortedList
        title={words.columnOrderList}
        people={sorted.byColumnOrder}
        setup={setup}
        isOpen
      />
      <SortedList title={words.understoodList} people={ready} setup={setup} />
      <SortedList title={words.alreadyList} people={sorted.known} setup={setup} />
      <SortedList title={words.twiceList} people={sorted.doubled} setup={setup} />
      <div className={styles.send}>
        <SelectField
          id="import-group"
          label={words.group}
          value={groupForAll}
          onChange={(event) => setGroupForAll(event.target.value)}
        >
          <option value="">{words.groupOfFile}</option>
          {groups.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button type="button" aria-disabled={isBusy || ready.length === 0} onClick={save}>
          {fill(words.import, { count: ready.length })}
        </Button>
        <Button type="button" look="quiet" aria-disabled={isBusy} onClick={onCancel}>
          {words.another}
        </Button>
      </div>
      {newGroups.length > 0 && (
        <p className={styles.lead}>{fill(words.newGroups, { names: newGroups.join(', ') })}</p>
      )}
      {sent !== undefined && (
        <progress
          className={styles.progress}
          max={Math.max(ready.length + sent, 1)}
          value={sent}
          aria-label={words.sending}
        />
      )}
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
    </>
  )
}

function Count({ label, count }: { label: string; count: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{count}</dd>
    </div>
  )
}
