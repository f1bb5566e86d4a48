import type { Core } from '@strapi/strapi'
import { queueMail } from '../../messaging/mail/queue-mail'
import { removePicture } from '../../people/pictures/person-pictures'
import { addTask } from '../../platform/tasks/add-task'
import type { Outcome } from '../../platform/tasks/kind'
import type { Payload } from '../../platform/tasks/task-row'

/** The e-mail that confirms an erasure; `about` is the document id of the erased user. */
export type LastMail = { to: string; name: string | null; about: string }

type Erased = {
  userId: number
  picture: string | null | undefined
  lastMail: LastMail | undefined
}

/**
 * Ends an erasure, in its transaction: queues its confirmation, or with a picture the task that deletes the files first
 * and is repeated until they are gone. The transaction would have to wait for an external file store otherwise.
 */
export async function finishErasure(strapi: Core.Strapi, { userId, picture, lastMail }: Erased) {
  if (picture) {
    const payload = { picture, ...lastMail }
    await addTask(strapi, { kind: 'erasePicture', about: userId, payload })
  } else if (lastMail) await queueLastMail(strapi, lastMail)
}

/** The task: deletes the files of an erased user's picture, then queues the confirmation. */
export async function erasePicture(
  strapi: Core.Strapi,
  { picture, to, name, about }: Payload,
): Promise<Outcome> {
  await removePicture(String(picture))
  const lastMail = {
    to: String(to),
    name: name == null ? null : String(name),
    about: String(about),
  }
  return async () => {
    if (to) await queueLastMail(strapi, lastMail)
  }
}

async function queueLastMail(strapi: Core.Strapi, { to, name, about }: LastMail) {
  await queueMail(strapi, {
    ...{ mail: 'deactivated', to, userId: null, data: { name } },
    dedupeKey: `deactivated:${about}`,
  })
}
