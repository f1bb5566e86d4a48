export { UnauthorizedMessage as default } from '@/shell/messages/unauthorized'
