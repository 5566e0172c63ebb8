import styles from './landing.module.css'

/** As in landing.module.css, which makes the column as narrow as a phone's screen. */
const NARROW = '(max-width: 599px)'
const PHONE = { width: 520, height: 1125 }
const WIDE = { width: 1280, height: 800 }

type Props = {
  /** the screen on a computer; without it, the phone's is shown on wide screens too */
  wide?: string
  phone: string
  alt?: string
  /** a picture of the dark theme */
  dark?: boolean
  /** the first that is seen; the others wait until they are near */
  first?: boolean
}

/** A picture of the product: on a phone, of a phone's screen. */
export function Tela({ wide, phone, alt = '', dark = false, first = false }: Props) {
  return (
    <picture className={styles.shot} data-dark={dark}>
      {wide && <source media={NARROW} srcSet={phone} {...PHONE} />}
      <img
        src={wide ?? phone}
        {...(wide ? WIDE : PHONE)}
        alt={alt}
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  )
}
