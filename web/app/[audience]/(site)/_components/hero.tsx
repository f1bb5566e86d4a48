import { Blocks } from '@/components/blocks/blocks'
import { Picture } from '@/components/media/picture'
import { PersonForm } from '@/components/person-form/person-form'
import { Card } from '@/components/ui/card'
import type { Image, IndexVariant } from '@/lib/cms/schemas'
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
