import form from '@/ui/form/form.module.css'
import styles from '../shop.module.css'

type ProductTicksProps = {
  legend: string
  hint: string
  products: readonly (readonly [key: string, name: string])[]
  /** Name of the field; default: `products`. */
  name?: string
  /** Keys that are ticked at first. */
  ticked?: readonly string[]
}

/** The products to which something applies; none ticked: all of them. */
export const ProductTicks = ({
  legend,
  hint,
  products,
  name: field = 'products',
  ticked = [],
}: ProductTicksProps) => (
  <fieldset className={styles.products}>
    <legend>
      {legend} <small>{hint}</small>
    </legend>
    {products.map(([key, name]) => (
      <div key={key} className={form.check}>
        <input
          type="checkbox"
          id={`product-${key}`}
          name={field}
          value={key}
          defaultChecked={ticked.includes(key)}
        />
        <label htmlFor={`product-${key}`}>{name}</label>
      </div>
    ))}
  </fieldset>
)
