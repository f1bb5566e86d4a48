'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { fill } from '@/base/text/fill'
import type { NamedGroup } from '@/base/text/named-groups'
import { Alert } from '@/ui/form/alert'
import { useCall } from '@/ui/form/use-call'
import { GroupForm } from './group-form'
import styles from './panel.module.css'
import type { PanelProps } from './panel-props'

/** The default groups, and the member's own, which can be renamed and deleted. */
export function GroupsPanel({ setup, onClose }: PanelProps) {
  const router = useRouter()
  const words = setup.words.groups
  const deleting = useCall('deleteDateGroup', setup.formWords)
  const [editing, setEditing] = useState<string>()
  const [added, setAdded] = useState(0)
  const [status, setStatus] = useState('')

  function finish(message: string) {
    setEditing(undefined)
    setStatus(message)
    router.refresh()
  }

  async function remove({ id, name }: NamedGroup) {
    setStatus('')
    if (await deleting.call({ id })) finish(fill(words.deleted, { name }))
  }

  return (
    <>
      <h2>{words.title}</h2>
      <p className={styles.lead}>{words.lead}</p>
      <ul className={styles.groups}>
        {setup.groups.map((group) => (
          <li key={group.id}>
            {editing === group.id ? (
              <GroupForm
                setup={setup}
                group={group}
                onDone={({ name }) => finish(fill(words.renamed, { name }))}
                onCancel={() => setEditing(undefined)}
              />
            ) : (
              <div className={styles.group}>
                <span>{group.name}</span>
                <small>{fill(words.people, { count: group.count })}</small>
                {group.isOwn && (
                  <>
                    <button
                      type="button"
                      className={styles.action}
                      aria-label={fill(words.renameOf, { name: group.name })}
                      onClick={() => setEditing(group.id)}
                    >
                      {words.rename}
                    </button>
                    <button
                      type="button"
                      className={styles.action}
                      aria-label={fill(words.deleteOf, { name: group.name })}
                      onClick={() => remove(group)}
                    >
                      {words.delete}
                    </button>
                  </>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      <Alert notice={deleting.notice} login={setup.formWords.login} />
      <GroupForm
        key={added}
        setup={setup}
        onDone={({ name }) => {
          setAdded(added + 1)
          finish(fill(words.added, { name }))
        }}
        onCancel={onClose}
      />
      <p role="status" className={styles.done}>
        {status}
      </p>
    </>
  )
}
