import { readRecord, storeRecord } from '@/client/consent/stored-choice'

/** Sends the consent record to the cms, if it was not sent yet. After a failure the next page tries again. */
export async function sendRecord() {
  const record = readRecord()
  if (!record || record.isSent) return
  const { id, version, selection } = record
  const response = await fetch('/api/consent', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id, version, selection }),
    keepalive: true,
  }).catch(() => undefined)
  // The visitor may have made another choice in the meantime.
  const stored = readRecord()
  if (response?.ok && stored?.id === id) storeRecord({ ...stored, isSent: true })
}
