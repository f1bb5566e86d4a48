import { readRecord, storeRecord } from '@/client/consent/stored-choice'

/** Tells the cms of a choice that it has not got yet. What fails is tried again on the next page. */
export async function sendRecord() {
  const record = readRecord()
  if (!record || record.isSent) return
  const { id, version, selection } = record
  const answer = await fetch('/api/consent', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id, version, selection }),
    keepalive: true,
  }).catch(() => undefined)
  // Another choice may have been made meanwhile.
  const stored = readRecord()
  if (answer?.ok && stored?.id === id) storeRecord({ ...stored, isSent: true })
}
