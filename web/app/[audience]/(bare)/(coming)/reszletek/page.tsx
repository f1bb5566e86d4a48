export { ComingSoonMessage as default } from '@/components/layout/coming-soon'
