import Link from 'next/link'
import { linkTo } from '@/base/routing/links'
import { env } from '@/env'
import { getSiteSetting } from '@/server/cms/site'
import styles from './brand.module.css'
import { Mark } from './mark'

/** The uploaded logos for light and dark mode; otherwise our mark and the product name. */
export async function Brand() {
  const { logo, logoLight, productName } = await getSiteSetting()
  const name = productName || env.PRODUCT_NAME
  const light = logo ?? logoLight
  return (
    <Link href={linkTo('home')} className={styles.brand} prefetch={false}>
      {light ? (
        <picture>
          {logoLight && <source media="(prefers-color-scheme: dark)" srcSet={logoLight.url} />}
          <img className={styles.logo} src={light.url} alt={name} />
        </picture>
      ) : (
        <>
          <Mark size={30} />
          <span>{name}</span>
        </>
      )}
    </Link>
  )
}
