/** POST /api/mail/events: bounces, complaints and deliveries of e-mails, with the shared secret. */
export { answerMailEvents as POST } from '@/server/newsletter/mail-events'
