import styles from './figures.module.css'

/** A few summary numbers, each with its name above it. */
export const Figures = ({ of }: { of: readonly (readonly [label: string, value: string | number])[] }) => (
  <dl className={styles.figures}>
    {of.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
