import Link from 'next/link'
import { linkTo } from '@/base/routing/links'
import styles from './brand.module.css'
import { Mark } from './mark'

/** The mark and the name. */
export function Brand({ name }: { name: string }) {
  return (
    <Link href={linkTo('home')} className={styles.brand} prefetch={false}>
      <Mark size={30} />
      <span>{name}</span>
    </Link>
  )
}
