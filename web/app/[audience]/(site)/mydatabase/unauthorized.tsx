export { UnauthorizedMessage as default } from '@/components/layout/unauthorized'
