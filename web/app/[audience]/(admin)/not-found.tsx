export { NotFoundMessage as default } from '@/shell/messages/not-found'
