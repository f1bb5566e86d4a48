import { Button, Flex, Modal, Typography } from '@strapi/design-system'
import { unstable_useDocumentActions as useDocumentActions } from '@strapi/strapi/admin'
import { useState, useSyncExternalStore } from 'react'
import type { Snapshot } from '../../publishing/versions/snapshot'
import { mergedData } from './merged-data'
import { linesOf } from './readable'
import { conflicts, type Refused, rememberOpened } from './store'
import { TwoSides } from './two-sides'
import { useReader } from './use-reader'
import { wordsOf } from './words-of'

/** Rendered beside every form: opens when a save was refused because another user saved in the meantime. */
export function ConflictDialog() {
  const refused = useSyncExternalStore(conflicts.listen, conflicts.read)
  // A new conflict starts with fresh choices.
  return refused ? <Choice key={refused.conflict.opened} refused={refused} /> : null
}

type Side = 'mine' | 'theirs'

function Choice({ refused: { conflict, save, isPublished } }: { refused: Refused }) {
  const { language, attributes, attributesOf, labelOf, reader } = useReader()
  const { conflict: words, values, versions } = wordsOf(language)
  const { update, publish, isLoading } = useDocumentActions()
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>(() =>
    Object.fromEntries(
      Object.entries(conflict.changed).map(([field, origin]) => [
        field,
        origin === 'theirs' ? 'theirs' : 'mine',
      ]),
    ),
  )
  const by = conflict.by ?? words.somebody
  const close = () => conflicts.set(undefined)

  async function decide() {
    const theirs = Object.keys(chosen).filter((field) => chosen[field] === 'theirs')
    const { data, ...entry } = save
    const merged = mergedData(data, { theirs, attributes, attributesOf })
    // Fills the form with the current values, except where the user chose their own.
    rememberOpened(entry, conflict.opened)
    const answer = await (isPublished ? publish : update)(entry, merged)
    if (!('error' in answer)) close()
  }

  const lines = (side: Snapshot, field: string) =>
    linesOf(side[field], attributes[field], reader(conflict.shown))
  const choice = (field: string, side: Side, label: string) => (
    <label style={{ display: 'flex', gap: '0.8rem', alignItems: 'center' }}>
      <input
        type="radio"
        name={`krono-${field}`}
        checked={chosen[field] === side}
        onChange={() => setChosen({ ...chosen, [field]: side })}
      />
      {label}
    </label>
  )

  return (
    <Modal.Root open onOpenChange={close}>
      <Modal.Content>
        <Modal.Header closeLabel={versions.close}>
          <Modal.Title>{words.title}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={5}>
            <Typography>{words.lead(by)}</Typography>
            {Object.entries(conflict.changed).map(([field, origin]) => (
              <section key={field} aria-label={labelOf(field)}>
                <Typography variant="delta" tag="h3">
                  {labelOf(field)}
                </Typography>
                <Typography variant="pi">{words.changed[origin](by)}</Typography>
                <TwoSides
                  nothing={values.nothing}
                  onlyLook={values.onlyLook}
                  sides={[
                    {
                      title: choice(field, 'theirs', words.theirs(by)),
                      lines: lines(conflict.theirs, field),
                    },
                    {
                      title: choice(field, 'mine', words.mine),
                      lines: lines(conflict.mine, field),
                    },
                  ]}
                />
              </section>
            ))}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={close}>
            {words.later}
          </Button>
          <Button loading={isLoading} onClick={decide}>
            {isPublished ? words.publish : words.save}
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  )
}
