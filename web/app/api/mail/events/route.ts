/** POST /api/mail/events: what became of letters, with the shared secret. */
export { answerMailEvents as POST } from '@/server/newsletter/mail-events'
