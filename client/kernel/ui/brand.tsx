import styles from './brand.module.css'

/** The shapes of the mark in a box of 32 by 32, for larger drawings too. */
export const MARK = {
  flame:
    'M16.4 2.4c.5 3.4 5.7 6.1 5.7 11.3a6.3 6.3 0 0 1-12.6 0c0-2.9 1.7-4.5 2.8-6.2.5 1 .9 1.6 1.7 2.1.9-2.1.8-5 2.4-7.2z',
  core: 'M16 10.6c.4 1.7 2.6 2.6 2.6 4.9a2.8 2.8 0 0 1-5.6 0c0-2.2 2.4-2.8 3-4.9z',
  lamp: 'M2.6 20.3c3.6 1.6 8.2 2.3 13.4 2.3s9.8-.7 13.4-2.3c.5-.2 1.1.2 1 .8C29.4 26.7 23.6 30.3 16 30.3S2.6 26.7 1.6 21.1c-.1-.6.5-1 1-.8z',
}

/**
 * The product's mark: a small clay lamp with its flame. Decorative, because the name is beside it or labels the link.
 */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className={styles.mark}>
      <path className={styles.flame} d={MARK.flame} />
      <path className={styles.core} d={MARK.core} />
      <path className={styles.lamp} d={MARK.lamp} />
    </svg>
  )
}

/** Mark and name, as in the sidebar and on the public pages. */
export function Brand({ size = 28 }: { size?: number }) {
  return (
    <span className={styles.brand}>
      <Mark size={size} />
      <span className={styles.name}>Candeia</span>
    </span>
  )
}
