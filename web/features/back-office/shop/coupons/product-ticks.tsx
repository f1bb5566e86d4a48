import form from '@/ui/form/form.module.css'
import styles from '../shop.module.css'

type ProductTicksProps = {
  legend: string
  hint: string
  products: readonly (readonly [key: string, name: string])[]
}

/** The products to which something applies; none ticked: all of them. */
export const ProductTicks = ({ legend, hint, products }: ProductTicksProps) => (
  <fieldset className={styles.products}>
    <legend>
      {legend} <small>{hint}</small>
    </legend>
    {products.map(([key, name]) => (
      <div key={key} className={form.check}>
        <input type="checkbox" id={`product-${key}`} name="products" value={key} />
        <label htmlFor={`product-${key}`}>{name}</label>
      </div>
    ))}
  </fieldset>
)
