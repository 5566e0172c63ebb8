import styles from './landing.module.css'

/** Screens up to this width get the layout for phones; landing.module.css uses the same width. */
const NARROW = '(max-width: 599px)'
const PHONE = { width: 520, height: 1125 }
const WIDE = { width: 1280, height: 800 }

type Props = {
  /** a screenshot of a computer; without it, wide screens show the phone's screenshot too */
  wide?: string
  phone: string
  alt?: string
  /** whether the screenshot shows the dark theme */
  dark?: boolean
  /** whether the screenshot is visible at once; others are loaded when they come near the viewport */
  first?: boolean
}

/** A screenshot of the product. A narrow screen shows the phone's screenshot. */
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
