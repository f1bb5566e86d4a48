export { WithoutBanner as default } from '@/shell/banner/without-banner'
