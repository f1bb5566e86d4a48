/**
 * hard: there is no such address; soft: not now; complaint: its reader told their mail program that we are a nuisance; delivered:
 * all is well again.
 */
export type MailNote = { email: string; kind: 'hard' | 'soft' | 'complaint' | 'delivered' }
