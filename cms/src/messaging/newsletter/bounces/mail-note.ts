/**
 * hard: the address does not exist; soft: temporary failure; complaint: reported as spam; delivered: resets the count.
 */
export type MailNote = { email: string; kind: 'hard' | 'soft' | 'complaint' | 'delivered' }
