import styles from './brand.module.css'

/** The product's mark: a small clay lamp with its flame. Decorative; the name stands beside it or labels the link. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className={styles.mark}>
      <path
        className={styles.flame}
        d="M16.6 1.6c.5 3.4 5.6 6 5.6 11a6.2 6.2 0 0 1-12.4 0c0-2.9 1.7-4.4 2.7-6.1.5 1 .9 1.6 1.7 2.1.9-2.1.8-4.9 2.4-7z"
      />
      <path className={styles.core} d="M16.2 9.4c.4 1.6 2.5 2.5 2.5 4.7a2.7 2.7 0 0 1-5.4 0c0-2.1 2.3-2.7 2.9-4.7z" />
      <path
        className={styles.lamp}
        d="M2.5 21.2c-.5 0-.9.5-.7 1C3.3 26.8 8.4 30 15 30c6.3 0 11.2-2.7 13.1-7 .9-.2 2-.7 2.3-1.5.1-.3-.1-.6-.4-.6z"
      />
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
