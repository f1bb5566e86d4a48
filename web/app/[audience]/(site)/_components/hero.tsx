import { PersonForm } from '@/features/people/person-form'
import type { Image, IndexVariant } from '@/server/cms/schemas'
import { Blocks } from '@/ui/blocks/blocks'
import { Card } from '@/ui/card/card'
import { Picture } from '@/ui/media/picture'
import styles from './home.module.css'

type HeroProps = { variant: IndexVariant; image: Image | undefined }

/** The first screen: what this is, a picture, and the calculator itself. */
export function Hero({ variant, image }: HeroProps) {
  return (
    <div className={styles.hero}>
      <div className={styles.heroText}>
        <h1>{variant.title}</h1>
        <div className={styles.lead}>
          <Blocks blocks={variant.description} />
        </div>
      </div>
      <Card className={styles.heroForm}>
        <PersonForm />
      </Card>
      {image && (
        <div className={styles.heroPicture}>
          <Picture image={image} narrow={variant.mobileBackground} sizes="70rem" isFirst />
        </div>
      )}
    </div>
  )
}
