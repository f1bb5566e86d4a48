import { leadsSomewhere, linkTo } from '@/base/routing/links'
import type { SiteImageId } from '@/server/cms/images'
import { ButtonLink } from '@/ui/button/button-link'
import { SiteImage } from '@/ui/media/site-image'
import styles from './message.module.css'

type MessageProps = {
  title: string
  text: string
  /** Labels of the links; a link without a target is left out. */
  ways: { login?: string; home: string; calculator: string }
  /** Target of `ways.login`. */
  login?: string
  picture?: SiteImageId
}

/** A page with only a message and links to other pages. */
export function Message({ title, text, ways, picture, login = linkTo('login') }: MessageProps) {
  const hasLogin = ways.login && leadsSomewhere(login)
  return (
    <div className={styles.message}>
      {picture && (
        <div className={styles.picture}>
          <SiteImage id={picture} sizes="(max-width: 42.5rem) 100vw, 40rem" isFirst />
        </div>
      )}
      <h1>{title}</h1>
      <p>{text}</p>
      <p className={styles.actions}>
        {hasLogin && <ButtonLink href={login}>{ways.login}</ButtonLink>}
        <ButtonLink look={hasLogin ? 'quiet' : 'primary'} href={linkTo('home')}>
          {ways.home}
        </ButtonLink>
        <ButtonLink look="quiet" href={linkTo('visitorWorksheet')}>
          {ways.calculator}
        </ButtonLink>
      </p>
    </div>
  )
}
